"""Our toy wheelworks are lists of discs (x, y, radius). Two of them mesh only when their rims touch from
outside, and then turn in opposite ways; overlapping ones lie in different layers and do nothing. The crank
turns the first disc clockwise. Wanted: a list of 1 for clockwise, -1 for the other way and 0 for standing
still, or None if the crank cannot be turned.

Keywords: meshing gears rotation direction
Inputs: gears, a non-empty list of (x, y, radius) tuples of integers, radius above 0
Requires: type(gears) is list and len(gears) > 0 and all(type(g) is tuple and len(g) == 3 and all(type(v) is int for v in g) and g[2] > 0 for g in gears)
Topic: circles
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def cogwheel_spins(gears):
    ways = [0] * len(gears)
    ways[0] = 1
    driven = [0]
    for current in driven:
        x, y, radius = gears[current]
        for number, (other_x, other_y, other) in enumerate(gears):
            if (other_x - x) ** 2 + (other_y - y) ** 2 != (radius + other) ** 2:
                continue
            if ways[number] == ways[current]:
                return None
            if ways[number] == 0:
                ways[number] = -ways[current]
                driven.append(number)
    return ways


assert cogwheel_spins([(0, 0, 2), (5, 0, 3), (9, 0, 1)]) == [1, -1, 1]
assert cogwheel_spins([(0, 0, 2), (3, 0, 2), (9, 9, 1)]) == [1, 0, 0]
assert cogwheel_spins([(0, 0, 3), (6, 0, 3), (6, 8, 5), (0, 8, 3)]) == [1, -1, 1, 0]
assert cogwheel_spins([(0, 0, 1), (3, 0, 2), (0, 4, 3)]) == None
assert cogwheel_spins([(9, 0, 1), (0, 0, 2), (5, 0, 3), (20, 0, 2), (24, 0, 2)]) == [1, 1, -1, 0, 0]
assert cogwheel_spins([(0, 0, 5), (3, 0, 2), (10, 0, 5)]) == [1, 1, -1]
assert cogwheel_spins([(4, 4, 2)]) == [1]
assert cogwheel_spins([(0, 0, 1), (2, 0, 1), (2, 2, 1), (0, 2, 1), (0, 4, 1), (4, 2, 1)]) == [1, -1, 1, -1, 1, -1]
assert cogwheel_spins([(20, 0, 2), (0, 0, 3), (4, 0, 1), (4, 3, 2)]) == [1, 0, 0, 0]
