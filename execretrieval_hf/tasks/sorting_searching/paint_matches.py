"""Name paints that suit a wall colour; the distance is the differences in red, green and blue summed, green
counting twice. Closest first, then the smaller sum of the paint's three parts, then alphabetically; no more
than a given number, and none at over twice the distance of the closest. Sold-out paints, without litres, are
ignored.

Keywords: nearest colours in palette
Inputs: paints, a dictionary of names and (red, green, blue, litres) tuples of integers from 0; colour, a (red, green, blue) tuple of integers; most, an integer from 0
Requires: type(paints) is dict and all(type(k) is str and type(v) is tuple and len(v) == 4 and all(type(n) is int and n >= 0 for n in v) for k, v in paints.items()) and type(colour) is tuple and len(colour) == 3 and all(type(n) is int for n in colour) and type(most) is int and most >= 0
Topic: nearest and top
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def paint_matches(paints, colour, most):
    scored = []
    for name, (red, green, blue, litres) in paints.items():
        if litres == 0:
            continue
        distance = abs(red - colour[0]) + 2 * abs(green - colour[1]) + abs(blue - colour[2])
        scored.append((distance, red + green + blue, name))
    scored.sort()
    names = []
    for distance, _, name in scored:
        if distance <= 2 * scored[0][0] and len(names) < most:
            names.append(name)
    return names


assert paint_matches({}, (9, 9, 9), 3) == []
assert paint_matches({"sky": (1, 1, 9, 2), "sea": (1, 1, 8, 0)}, (1, 1, 8), 2) == ["sky"]
assert paint_matches({"lime": (0, 12, 0, 5), "coal": (13, 10, 0, 5)}, (10, 10, 0), 1) == ["coal"]
assert paint_matches({"a": (10, 0, 0, 1), "b": (0, 5, 0, 1), "c": (0, 0, 10, 1)}, (0, 0, 0), 3) == ["b", "a", "c"]
assert paint_matches({"d": (2, 0, 0, 1), "e": (4, 0, 0, 1), "f": (5, 0, 0, 1)}, (0, 0, 0), 9) == ["d", "e"]
assert paint_matches({"d": (2, 0, 0, 1), "e": (3, 0, 0, 1), "f": (4, 0, 0, 1)}, (0, 0, 0), 2) == ["d", "e"]
assert paint_matches({"h": (5, 5, 5, 3), "g": (5, 5, 5, 1)}, (5, 5, 6), 5) == ["g", "h"]
assert paint_matches({"b": (2, 0, 3, 1), "a": (0, 4, 3, 1)}, (3, 1, 1), 2) == ["b"]
assert paint_matches({"b": (3, 3, 0, 1), "a": (1, 2, 2, 1), "d": (4, 1, 0, 1)}, (4, 0, 4), 3) == ["d", "a", "b"]
assert paint_matches({"b": (0, 3, 2, 2), "a": (1, 0, 1, 1)}, (4, 2, 1), 4) == ["a", "b"]
