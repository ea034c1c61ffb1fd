"""Each scan of a book comes with the page number read off it, or None. Mostly that exceeds the scan's place,
counted from 0, by a constant, so take the commonest difference, the lowest on ties. For the scans that
were read differently I need tuples of their place and proper page number, leaving out those with None.

Keywords: ocr page numbers offset majority
Inputs: pages, a list of positive integers or None
Requires: type(pages) is list and all(p is None or type(p) is int and p > 0 for p in pages)
Topic: numbering
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def scan_misfits(pages):
    tally = {}
    for place, page in enumerate(pages):
        if page is not None:
            shift = page - place
            tally[shift] = tally.get(shift, 0) + 1
    best = None
    for shift in sorted(tally):
        if best is None or tally[shift] > tally[best]:
            best = shift
    misfits = []
    for place, page in enumerate(pages):
        if page is not None and page - place != best:
            misfits.append((place, place + best))
    return misfits


assert scan_misfits([5, 6, 1, 8]) == [(2, 7)]
assert scan_misfits([5, None, 7, None, 4, 5]) == [(0, 0), (2, 2)]
assert scan_misfits([None, 3, 4, 9, 10]) == [(3, 5), (4, 6)]
assert scan_misfits([9, 10, 4, 5]) == [(0, 2), (1, 3)]
assert scan_misfits([4, 5, 9, 10]) == [(2, 6), (3, 7)]
assert scan_misfits([None, None]) == []
assert scan_misfits([1, 3, 4]) == [(0, 2)]
assert scan_misfits([8, 8, 9, 10, 12]) == [(0, 7), (4, 11)]
assert scan_misfits([2, 7, 4, 9, 6, 11]) == [(1, 3), (3, 5), (5, 7)]
assert scan_misfits([3, 4, None, 6]) == []
