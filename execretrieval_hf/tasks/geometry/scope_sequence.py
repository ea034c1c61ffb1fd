"""Names ships in the order in which a radar beam turning clockwise from due north, the first bearing, sweeps
over them; greater y is north, greater x east. On equal bearings the nearer comes first, at equal places the
alphabet decides, and ships on the radar's own spot are left out.

Keywords: sort points clockwise from north
Inputs: ships, a dict from name to an (x, y) pair of integers; radar, such a pair; the answer is a list of names
Requires: type(ships) is dict and all(type(n) is str and type(p) is tuple and len(p) == 2 and all(type(v) is int for v in p) for n, p in ships.items()) and type(radar) is tuple and len(radar) == 2 and all(type(v) is int for v in radar)
Topic: turns
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from fractions import Fraction


def scope_sequence(ships, radar):
    met = []
    for name, (x, y) in ships.items():
        east = x - radar[0]
        north = y - radar[1]
        if east == 0 and north == 0:
            continue
        quarter = 0
        while east < 0 or north <= 0:
            east, north = -north, east
            quarter += 1
        met.append((quarter, Fraction(east, north), north, name))
    return [name for _, _, _, name in sorted(met)]


assert scope_sequence({"a": (0, 3), "b": (3, 0), "c": (0, -3), "d": (-3, 0)}, (0, 0)) == ["a", "b", "c", "d"]
assert scope_sequence({"a": (2, 4), "b": (1, 2), "c": (1, 1)}, (0, 0)) == ["b", "a", "c"]
assert scope_sequence({"a": (-1, 5), "b": (1, 5), "c": (1, -5)}, (0, 0)) == ["b", "c", "a"]
assert scope_sequence({"d": (5, 5), "c": (5, 5), "b": (4, 4), "a": (4, 5)}, (4, 4)) == ["a", "c", "d"]
assert scope_sequence({"a": (1, 1)}, (1, 1)) == []
assert scope_sequence({"a": (-2, 1), "b": (-1, 2), "c": (-3, -1), "e": (-1, -3)}, (0, 0)) == ["e", "c", "a", "b"]
assert scope_sequence({"p": (7, 2), "q": (7, 9), "r": (9, 3), "s": (8, 0)}, (6, 2)) == ["q", "r", "p", "s"]
assert scope_sequence({"x": (0, 9), "y": (0, 2), "z": (-1, 9)}, (0, 1)) == ["y", "x", "z"]
assert scope_sequence({"k": (1, -4), "m": (4, -1), "n": (3, -3), "o": (2, -2)}, (0, 0)) == ["m", "o", "n", "k"]
