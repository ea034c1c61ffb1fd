"""From page 1 on, where does each chapter start if all begin on odd pages, None for those without pages?

Keywords: chapters starting on right-hand pages
Inputs: lengths, a list of integers from 0, pages per chapter
Requires: type(lengths) is list and all(type(n) is int and n >= 0 for n in lengths)
Topic: paging
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def chapter_openings(lengths):
    page = 1
    starts = []
    for length in lengths:
        if length == 0:
            starts.append(None)
            continue
        if page % 2 == 0:
            page += 1
        starts.append(page)
        page += length
    return starts


assert chapter_openings([]) == []
assert chapter_openings([0]) == [None]
assert chapter_openings([1]) == [1]
assert chapter_openings([1, 1]) == [1, 3]
assert chapter_openings([2, 3]) == [1, 3]
assert chapter_openings([3, 0, 4]) == [1, None, 5]
assert chapter_openings([4, 5, 1, 2]) == [1, 5, 11, 13]
assert chapter_openings([0, 1, 0, 7, 0, 1]) == [None, 1, None, 3, None, 11]
assert chapter_openings([6, 6, 6]) == [1, 7, 13]
assert chapter_openings([7, 2, 3, 1, 0, 8]) == [1, 9, 11, 15, None, 17]
