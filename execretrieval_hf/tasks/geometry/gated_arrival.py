"""Earliest second at which somebody who is in the top left cell at second 0 can be in the bottom right one,
each second stepping to a side neighbour or waiting. A cell shows the digit that must divide the second at
which it is entered; # is never entered, and -1 tells that there is no way.

Keywords: earliest arrival timed gates
Inputs: grid, a non-empty list of equally long non-empty strings of the digits 1 to 9 and #, the first character not #
Requires: type(grid) is list and all(type(line) is str and len(line) == len(grid[0]) > 0 and set(line) <= set("123456789#") for line in grid) and grid[0][0] != "#"
Topic: grid paths
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from heapq import heappop, heappush


def gated_arrival(grid):
    height, width = len(grid), len(grid[0])
    queue = [(0, 0, 0)]
    done = set()
    while queue:
        now, row, column = heappop(queue)
        if row == height - 1 and column == width - 1:
            return now
        if (row, column) in done:
            continue
        done.add((row, column))
        for near, side in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
            if not (0 <= near < height and 0 <= side < width) or grid[near][side] == "#":
                continue
            wait = -(now + 1) % int(grid[near][side])
            heappush(queue, (now + 1 + wait, near, side))
    return -1


assert gated_arrival(["5"]) == 0
assert gated_arrival(["11", "11"]) == 2
assert gated_arrival(["19"]) == 9
assert gated_arrival(["131"]) == 4
assert gated_arrival(["1#", "#1"]) == -1
assert gated_arrival(["1411", "1##1", "1111"]) == 5
assert gated_arrival(["191", "111", "#95"]) == 5
assert gated_arrival(["1#11", "1#1#", "1111", "###4"]) == 8
assert gated_arrival(["17", "52"]) == 6
assert gated_arrival(["1#111", "1#1#1", "111#1", "###91", "11111"]) == 12
