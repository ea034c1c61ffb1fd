"""Head office sends corrections (day, amount) for our ledger of such pairs, both ascending and with no day
twice. A correction replaces its day's entry or is put in where there is none, and None as the amount strikes
the entry out; corrections up to and including the locked day are ignored. What is the ledger afterwards?

Keywords: apply sorted corrections to ledger
Inputs: entries, a list of (day, amount) pairs of integers by ascending distinct days; fixes, the same, the amount possibly None; locked, an integer
Requires: type(entries) is list and type(fixes) is list and all(type(e) is tuple and len(e) == 2 and type(e[0]) is int for e in entries + fixes) and all(type(e[1]) is int for e in entries) and all(f[1] is None or type(f[1]) is int for f in fixes) and all([e[0] for e in s] == sorted({e[0] for e in s}) for s in (entries, fixes)) and type(locked) is int
Topic: merging sorted lists
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def amended_books(entries, fixes, locked):
    result = []
    spot = 0
    for day, amount in fixes:
        if day <= locked:
            continue
        while spot < len(entries) and entries[spot][0] < day:
            result.append(entries[spot])
            spot += 1
        if spot < len(entries) and entries[spot][0] == day:
            spot += 1
        if amount is not None:
            result.append((day, amount))
    return result + entries[spot:]


assert amended_books([], [], 3) == []
assert amended_books([(1, 10), (2, 20)], [(2, 25)], 0) == [(1, 10), (2, 25)]
assert amended_books([(1, 10), (2, 20)], [(2, 25)], 2) == [(1, 10), (2, 20)]
assert amended_books([(1, 10), (2, 20)], [(2, 25)], 1) == [(1, 10), (2, 25)]
assert amended_books([(1, 10), (4, 40)], [(2, 5)], 0) == [(1, 10), (2, 5), (4, 40)]
assert amended_books([(1, 10), (2, 20), (3, 30)], [(2, None)], 0) == [(1, 10), (3, 30)]
assert amended_books([(5, 50)], [(3, None), (7, 1)], 2) == [(5, 50), (7, 1)]
assert amended_books([(2, 8), (3, 9)], [(1, 7), (3, 0), (6, None)], 0) == [(1, 7), (2, 8), (3, 0)]
assert amended_books([], [(4, 44), (5, 55)], 4) == [(5, 55)]
assert amended_books([(1, 1), (2, 2), (5, 5)], [(1, None), (4, 4), (5, None)], 3) == [(1, 1), (2, 2), (4, 4)]
