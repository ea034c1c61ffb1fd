"""Bells are rung in the order 1, 2, 3 and so on; then changes follow from a list, over and over. A change names
places, numbered from 1, that keep their bells; the other places, from the front on, swap bells in pairs of
direct neighbours, any left over keeping theirs. How many changes lead back to the first order, None if
another order comes twice before?

Keywords: change ringing place notation
Inputs: bells, the number of bells; changes, a non-empty list of lists of places
Requires: type(bells) is int and 2 <= bells <= 20 and type(changes) is list and len(changes) > 0 and all(type(c) is list and all(type(p) is int for p in c) for c in changes)
Topic: combinatorics
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def ringing_rows(bells, changes):
    row = list(range(1, bells + 1))
    seen = []
    while row not in seen:
        seen.append(row)
        fixed = changes[(len(seen) - 1) % len(changes)]
        row = list(row)
        place = 1
        while place < bells:
            if place in fixed or place + 1 in fixed:
                place += 1
            else:
                row[place - 1], row[place] = row[place], row[place - 1]
                place += 2
    if row != seen[0]:
        return None
    return len(seen)


assert ringing_rows(3, [[3], [1]]) == 6
assert ringing_rows(4, [[], [1, 4]]) == 8
assert ringing_rows(4, [[]]) == 2
assert ringing_rows(4, [[1], [4]]) == 6
assert ringing_rows(2, [[1]]) == 1
assert ringing_rows(2, [[], [1], []]) == None
assert ringing_rows(5, [[5], [1]]) == 10
assert ringing_rows(4, [[], [1, 2], [3, 4]]) == 3
assert ringing_rows(4, [[1, 2], [], [1, 4], []]) == 12
assert ringing_rows(3, [[1], [2]]) == None
