"""A puck starts strictly inside a table reaching from (0, 0) to its width and height, moves by the same step
every tick and rebounds from the rails without loss. Give x and y after so many ticks and the number of
rebounds, as one triple; a rail just reached at the end counts, a corner twice.

Keywords: billiard reflection position and bounces
Inputs: table, a (width, height) pair; start, an (x, y) pair strictly within; step, its change per tick, of any sign; ticks, an integer of at least 0
Requires: all(type(p) is tuple and len(p) == 2 and all(type(v) is int for v in p) for p in (table, start, step)) and 0 < start[0] < table[0] and 0 < start[1] < table[1] and type(ticks) is int and ticks >= 0
Topic: collisions and visibility
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def puck_rest(table, start, step, ticks):
    spots = []
    rebounds = 0
    for size, place, change in zip(table, start, step):
        reach = place + change * ticks
        if reach > 0:
            rebounds += reach // size
        else:
            rebounds += 1 + abs(reach) // size
        spot = reach % (2 * size)
        if spot > size:
            spot = 2 * size - spot
        spots.append(spot)
    return spots[0], spots[1], rebounds


assert puck_rest((2, 2), (1, 1), (0, 2), 5) == (1, 1, 5)
assert puck_rest((10, 8), (3, 2), (1, 1), 6) == (9, 8, 1)
assert puck_rest((10, 8), (3, 2), (1, 1), 9) == (8, 5, 2)
assert puck_rest((10, 8), (3, 2), (-1, 0), 3) == (0, 2, 1)
assert puck_rest((10, 8), (3, 2), (-1, 0), 5) == (2, 2, 1)
assert puck_rest((10, 8), (9, 7), (1, 1), 1) == (10, 8, 2)
assert puck_rest((4, 6), (1, 1), (7, -5), 3) == (2, 2, 8)
assert puck_rest((5, 5), (2, 3), (-6, 0), 2) == (0, 3, 3)
assert puck_rest((9, 2), (4, 1), (0, -1), 3) == (4, 2, 2)
assert puck_rest((6, 7), (5, 6), (3, -3), 0) == (5, 6, 0)
