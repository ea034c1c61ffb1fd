"""Which round no-fly zones, kept as name to (x, y, radius), does a flight of straight legs violate, that is
come nearer to the centre than the radius, the rim itself being allowed? Gives pairs of the first violating
leg, counted from 1, and the name, sorted by leg and then name.

Keywords: flight route through no-fly zones
Inputs: route, a list of (x, y) tuples of integers, neighbours different; zones, a dict from name to an (x, y, radius) tuple of integers, radius above 0
Requires: type(route) is list and all(type(p) is tuple and len(p) == 2 and all(type(v) is int for v in p) for p in route) and all(p != q for p, q in zip(route, route[1:])) and type(zones) is dict and all(type(n) is str and type(z) is tuple and len(z) == 3 and all(type(v) is int for v in z) and z[2] > 0 for n, z in zones.items())
Topic: circles
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def airspace_breaches(route, zones):
    found = []
    for name, (x, y, radius) in zones.items():
        for leg in range(1, len(route)):
            (ax, ay), (bx, by) = route[leg - 1], route[leg]
            right, up = bx - ax, by - ay
            length = right ** 2 + up ** 2
            reach = (x - ax) * right + (y - ay) * up
            if reach < 0:
                inside = (x - ax) ** 2 + (y - ay) ** 2 < radius ** 2
            elif reach > length:
                inside = (x - bx) ** 2 + (y - by) ** 2 < radius ** 2
            else:
                inside = ((x - ax) * up - (y - ay) * right) ** 2 < radius ** 2 * length
            if inside:
                found.append((leg, name))
                break
    return sorted(found)


assert airspace_breaches([(0, 0), (10, 0)], {"P": (5, 3, 4), "Z": (13, 4, 5), "B": (13, 4, 6)}) == [(1, "B"), (1, "P")]
assert airspace_breaches([(1, 4), (2, 6), (5, 2)], {"Zoo": (1, 3, 5)}) == [(1, "Zoo")]
assert airspace_breaches([(0, 0), (9, 0), (9, 9)], {"Z": (12, 8, 4), "B": (9, 0, 1), "C": (5, 6, 4)}) == [(1, "B"), (2, "Z")]
assert airspace_breaches([(4, 4)], {"Port": (4, 4, 9)}) == []
assert airspace_breaches([(0, 0), (6, 8), (0, 16)], {"C": (7, 1, 5), "B": (3, 12, 1), "Z": (7, 1, 6)}) == [(1, "Z"), (2, "B")]
assert airspace_breaches([(0, -2), (-3, 3), (2, 0), (1, -3)], {"B": (3, -2, 3), "P": (3, 0, 1)}) == [(2, "B")]
assert airspace_breaches([(-3, -1), (3, 0)], {"F": (3, -1, 1), "C": (3, 1, 1), "B": (-5, 1, 3)}) == [(1, "B"), (1, "F")]
assert airspace_breaches([(-2, 1), (-4, 7), (3, 5)], {"Z": (-6, 7, 1), "P": (4, -2, 3), "B": (-5, -4, 5)}) == []
assert airspace_breaches([(8, -7), (4, -2), (-8, -5), (2, 4)], {"B": (1, 3, 1), "A": (4, 6, 3)}) == [(3, "A"), (3, "B")]
assert airspace_breaches([(4, 0), (3, 1)], {"Z": (4, -4, 5), "C": (4, -5, 2), "B": (0, 1, 3)}) == [(1, "Z")]
