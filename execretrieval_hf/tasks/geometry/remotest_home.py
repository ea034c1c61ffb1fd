"""Which house lies farthest (straight line) from its nearest hydrant, and which hydrant is that? First listed on ties.

Keywords: worst nearest hydrant per house
Inputs: houses and hydrants, non-empty dicts from name to an (x, y) tuple of integers; the answer is a tuple of house name and hydrant name
Requires: type(houses) is dict and type(hydrants) is dict and len(houses) > 0 and len(hydrants) > 0 and all(type(k) is str and type(v) is tuple and len(v) == 2 and all(type(c) is int for c in v) for d in (houses, hydrants) for k, v in d.items())
Topic: distances
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def remotest_home(houses, hydrants):
    worst = -1
    answer = None
    for house, (x, y) in houses.items():
        nearest = None
        for hydrant, (hydrant_x, hydrant_y) in hydrants.items():
            square = (hydrant_x - x) ** 2 + (hydrant_y - y) ** 2
            if nearest is None or square < nearest:
                nearest = square
                closest = hydrant
        if nearest > worst:
            worst = nearest
            answer = (house, closest)
    return answer


assert remotest_home({"Elm": (0, 0), "Oak": (9, 0)}, {"H1": (1, 0)}) == ("Oak", "H1")
assert remotest_home({"Elm": (0, 0), "Oak": (4, 0)}, {"H1": (2, 0)}) == ("Elm", "H1")
assert remotest_home({"Oak": (4, 0)}, {"B": (4, 3), "A": (4, -3)}) == ("Oak", "B")
assert remotest_home({"Elm": (0, 0), "Oak": (3, 4), "Fir": (9, 9)}, {"A": (0, 5), "B": (8, 8)}) == ("Elm", "A")
assert remotest_home({"Elm": (1, 1)}, {"B": (6, 1), "A": (4, 4)}) == ("Elm", "A")
assert remotest_home({"Ash": (2, 2), "Yew": (7, 2), "Elm": (2, 8)}, {"P": (2, 2), "Q": (5, 6)}) == ("Yew", "Q")
assert remotest_home({"Ash": (0, 0)}, {"Y": (2, 1), "Z": (-2, 0)}) == ("Ash", "Z")
assert remotest_home({"Ash": (-5, 0), "Yew": (0, -6), "Elm": (6, 0)}, {"M": (0, 0), "N": (7, 1)}) == ("Yew", "M")
assert remotest_home({"Yew": (2, 2)}, {"C": (-2, 1), "B": (2, 2)}) == ("Yew", "B")
