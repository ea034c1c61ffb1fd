"""Falling tiles merge with an equal top tile into their sum, repeatedly, never above a limit; what remains,
bottom first?

Keywords: merging tile stack game
Inputs: tiles, a list of integers from 1 in falling order; limit, an integer that no tile exceeds; the pile is a list
Requires: type(tiles) is list and type(limit) is int and limit >= 1 and all(type(t) is int and 1 <= t <= limit for t in tiles)
Topic: queues and stacks
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def stacked_tiles(tiles, limit):
    heap = []
    for tile in tiles:
        while heap and heap[-1] == tile and tile * 2 <= limit:
            tile += heap.pop()
        heap.append(tile)
    return heap


assert stacked_tiles([4, 2, 2], 64) == [8]
assert stacked_tiles([4, 2, 2], 7) == [4, 4]
assert stacked_tiles([1, 1, 1, 1, 1], 9) == [4, 1]
assert stacked_tiles([], 8) == []
assert stacked_tiles([3, 3, 5, 6, 6], 6) == [6, 5, 6, 6]
assert stacked_tiles([2, 1, 3, 3, 2, 2], 12) == [2, 1, 6, 4]
assert stacked_tiles([8, 4, 2, 1, 1], 16) == [16]
assert stacked_tiles([8, 4, 2, 1, 1], 15) == [8, 8]
