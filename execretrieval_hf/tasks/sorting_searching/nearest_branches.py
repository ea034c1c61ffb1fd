"""Names of the library sites within a walking radius of a spot on the street grid, one exactly on it included,
where a distance is the blocks across plus the blocks up or down. Sort them nearest first, equal distances
alphabetically, and cut the list to the wanted number, but not if that is below one.

Keywords: libraries within Manhattan distance
Inputs: branches, a dict from a name to an (x, y) tuple of integers; spot, an (x, y) tuple of integers; radius, an integer; count, the wanted number, an integer
Requires: type(branches) is dict and all(type(n) is str and type(p) is tuple and len(p) == 2 and all(type(v) is int for v in p) for n, p in branches.items()) and type(spot) is tuple and len(spot) == 2 and all(type(v) is int for v in spot) and type(radius) is int and type(count) is int
Topic: nearest and top
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def nearest_branches(branches, spot, radius, count):
    found = []
    for name, (x, y) in branches.items():
        away = abs(x - spot[0]) + abs(y - spot[1])
        if away <= radius:
            found.append((away, name))
    found.sort()
    names = [name for _, name in found]
    if count < 1:
        return names
    return names[:count]


assert nearest_branches({"Mill": (4, 1), "Park": (1, 1), "Dock": (9, 9)}, (0, 0), 10, 5) == ["Park", "Mill"]
assert nearest_branches({"West": (-3, 0), "East": (3, 0), "Oak": (0, 2)}, (0, 0), 3, 2) == ["Oak", "East"]
assert nearest_branches({"Hill": (2, 3), "Lane": (2, 4), "Road": (1, 2)}, (0, 0), 5, 1) == ["Road"]
assert nearest_branches({"A": (5, 5), "B": (5, 6), "C": (4, 6), "D": (8, 8)}, (5, 5), 4, 0) == ["A", "B", "C"]
assert nearest_branches({"Quay": (1, 9), "Fort": (9, 1)}, (3, 8), 3, 4) == ["Quay"]
assert nearest_branches({"Pond": (6, 2)}, (6, 3), 0, 3) == []
assert nearest_branches({"Elm": (2, 2), "Ash": (2, 2), "Fir": (2, 1)}, (2, 2), 0, 3) == ["Ash", "Elm"]
assert nearest_branches({"N": (0, 7), "S": (0, -6), "E": (5, 0)}, (0, 1), 6, -1) == ["E", "N"]
assert nearest_branches({"Spa": (3, 1), "Zoo": (2, 0), "Inn": (0, 3)}, (1, 1), 3, 3) == ["Spa", "Zoo", "Inn"]
