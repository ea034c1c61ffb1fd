"""Converts a point from a machine part's frame to that of the hall, as (x, y). Each part has a carrier, None
being the hall, its origin and counter-clockwise quarter turns there, and a mark whether it is mirrored, its x
changing sign before it is turned. Unknown parts or carriers and rings of carriers give None.

Keywords: nested coordinate frames to world
Inputs: mounts, a dict from part name to (carrier, x, y, quarter turns, mirrored) with a name or None, three integers and True or False; part, a name; point, a pair of integers
Requires: type(mounts) is dict and all(type(n) is str and type(m) is tuple and len(m) == 5 and (m[0] is None or type(m[0]) is str) and all(type(v) is int for v in m[1:4]) and type(m[4]) is bool for n, m in mounts.items()) and type(part) is str and type(point) is tuple and len(point) == 2 and all(type(v) is int for v in point)
Topic: transformations
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def mounted_spot(mounts, part, point):
    x, y = point
    for _ in range(len(mounts)):
        if part not in mounts:
            return None
        carrier, right, up, quarters, mirrored = mounts[part]
        if mirrored:
            x = -x
        for _ in range(quarters % 4):
            x, y = -y, x
        x += right
        y += up
        if carrier is None:
            return x, y
        part = carrier
    return None


assert mounted_spot({"arm": (None, 10, 20, 0, False)}, "arm", (1, 2)) == (11, 22)
assert mounted_spot({"arm": (None, 10, 20, 1, False)}, "arm", (1, 2)) == (8, 21)
assert mounted_spot({"arm": (None, 10, 20, 0, True)}, "arm", (1, 2)) == (9, 22)
assert mounted_spot({"arm": (None, 5, 5, 3, True)}, "arm", (1, 2)) == (7, 6)
assert mounted_spot({"arm": (None, 5, 0, 1, False), "hand": ("arm", 3, 0, 1, False)}, "hand", (1, 0)) == (4, 3)
assert mounted_spot({"arm": (None, 7, 1, 0, True), "hand": ("arm", 3, 2, -1, False)}, "hand", (4, 0)) == (4, -1)
assert mounted_spot({"arm": ("hand", 1, 0, 0, False), "hand": ("arm", 1, 0, 0, False)}, "arm", (0, 0)) == None
assert mounted_spot({"arm": ("leg", 1, 0, 2, False), "hand": (None, 0, 0, 0, False)}, "arm", (3, 3)) == None
assert mounted_spot({"a": (None, 1, 0, 2, False), "b": ("a", 0, 4, 5, True), "c": ("b", 2, 2, 0, False)}, "c", (1, 6)) == (9, -1)
assert mounted_spot({"a": (None, 4, 8, 2, False), "b": ("a", 0, 0, 0, False)}, "a", (5, -1)) == (-1, 9)
