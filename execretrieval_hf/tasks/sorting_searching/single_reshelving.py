"""Tell which volume to take out of a row and put back elsewhere so that the numbers never fall: the pair of its
old and new position, both from 0 and no more than the reach apart. Prefer the lowest old position, then the
lowest new one; None if the row needs no change or cannot be put right so.

Keywords: sort list by moving single item
Inputs: volumes, a list of integers; reach, an integer
Requires: type(volumes) is list and all(type(v) is int for v in volumes) and type(reach) is int
Topic: sortedness
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def single_reshelving(volumes, reach):
    target = sorted(volumes)
    if volumes == target:
        return None
    for start in range(len(volumes)):
        rest = volumes[:start] + volumes[start + 1:]
        for end in range(len(volumes)):
            placed = rest[:end] + [volumes[start]] + rest[end:]
            if placed == target and abs(end - start) <= reach:
                return start, end
    return None


assert single_reshelving([1, 2, 3], 3) == None
assert single_reshelving([3, 1, 2], 2) == (0, 2)
assert single_reshelving([3, 1, 2], 1) == None
assert single_reshelving([2, 1], 1) == (0, 1)
assert single_reshelving([1, 4, 2, 3, 5], 4) == (1, 3)
assert single_reshelving([2, 3, 4, 1], 3) == (3, 0)
assert single_reshelving([1, 2, 2, 1], 2) == (3, 1)
assert single_reshelving([5, 6, 7, 9, 8], 1) == (3, 4)
assert single_reshelving([2, 2, 1, 3], 2) == (2, 0)
assert single_reshelving([4, 1, 2, 3, 9], 4) == (0, 3)
