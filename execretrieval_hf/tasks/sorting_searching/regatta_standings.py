"""Score sailors over races, each given as names in finishing order: a place is that many points, and whoever is
missing in a race gets one more than there are sailors in all. From four races on, each sailor's worst result
is dropped. List (name, points), fewest points first, then by more first places, then by the better result in
the last race, then by name.

Keywords: sailing series discard worst race
Inputs: races, a list of lists of distinct names
Requires: type(races) is list and all(type(r) is list and all(type(n) is str for n in r) and len(set(r)) == len(r) for r in races)
Topic: ranking
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def regatta_standings(races):
    sailors = {name for race in races for name in race}
    table = []
    for name in sailors:
        points = []
        for race in races:
            if name in race:
                points.append(race.index(name) + 1)
            else:
                points.append(len(sailors) + 1)
        wins = points.count(1)
        last = points[-1]
        if len(points) >= 4:
            points.remove(max(points))
        table.append((sum(points), -wins, last, name))
    table.sort()
    return [(entry[3], entry[0]) for entry in table]


assert regatta_standings([]) == []
assert regatta_standings([["Ria", "Sam"]]) == [("Ria", 1), ("Sam", 2)]
assert regatta_standings([["Ria", "Sam"], ["Sam"]]) == [("Sam", 3), ("Ria", 4)]
assert regatta_standings([["Ria", "Sam"], ["Sam", "Ria"]]) == [("Sam", 3), ("Ria", 3)]
assert regatta_standings([["Tea", "Una", "Vin"], ["Vin", "Una", "Tea"]]) == [("Vin", 4), ("Tea", 4), ("Una", 4)]
assert regatta_standings([["Ria", "Sam"], ["Ria", "Sam"], ["Sam"]]) == [("Ria", 5), ("Sam", 5)]
assert regatta_standings([["Ria", "Sam"], ["Ria", "Sam"], ["Sam"], ["Sam", "Ria"]]) == [("Sam", 4), ("Ria", 4)]
assert regatta_standings([["Wes"], ["Xia"], ["Zed"]]) == [("Zed", 9), ("Wes", 9), ("Xia", 9)]
assert regatta_standings([["A", "B", "C"], ["B", "C", "A"], ["B", "A", "C"], ["C", "A"]]) == [("B", 4), ("A", 5), ("C", 6)]
assert regatta_standings([["B", "A"], ["C"], ["A", "C", "B"], ["C", "B"], ["A"]]) == [("A", 8), ("C", 8), ("B", 10)]
