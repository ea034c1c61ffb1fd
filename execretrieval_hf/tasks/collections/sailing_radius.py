"""Which other islands can I reach by at most n ferry rides, boats running both ways, nearest first, then
alphabetically?

Keywords: islands within n ferry hops
Inputs: ferries, a list of pairs of different islands; start, an island; rides, the number n, from 0
Requires: type(ferries) is list and all(type(a) is str and type(b) is str and a != b for a, b in ferries) and type(start) is str and type(rides) is int and 0 <= rides <= 100
Topic: graphs
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def sailing_radius(ferries, start, rides):
    reached = [start]
    wave = [start]
    for _ in range(rides):
        nearby = set()
        for one, other in ferries:
            if one in wave:
                nearby.add(other)
            if other in wave:
                nearby.add(one)
        wave = sorted(nearby - set(reached))
        reached += wave
    return reached[1:]


assert sailing_radius([("Hvar", "Brac"), ("Hvar", "Vis")], "Hvar", 1) == ["Brac", "Vis"]
assert sailing_radius([("Hvar", "Brac"), ("Vis", "Brac")], "Hvar", 1) == ["Brac"]
assert sailing_radius([("Hvar", "Brac"), ("Vis", "Brac")], "Hvar", 2) == ["Brac", "Vis"]
assert sailing_radius([("Hvar", "Brac"), ("Vis", "Brac")], "Vis", 0) == []
assert sailing_radius([("a", "b"), ("c", "b"), ("c", "d"), ("e", "d")], "a", 3) == ["b", "c", "d"]
assert sailing_radius([("a", "z"), ("z", "b"), ("b", "a"), ("y", "b"), ("z", "x")], "a", 9) == ["b", "z", "x", "y"]
assert sailing_radius([("p", "q")], "r", 4) == []
assert sailing_radius([("k", "j"), ("j", "i"), ("i", "h"), ("h", "g")], "i", 1) == ["h", "j"]
