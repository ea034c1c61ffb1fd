"""Our regional final invites each club's best athletes, everyone counting with their highest result for that
club and only if it reaches a qualifying mark. Map every club to the given number of best names, more only where
others are level with the last of them, highest first and alphabetically on ties; leave out clubs that cannot
name as many.

Keywords: best athletes per club
Inputs: results, a list of triples of name, club and points; places, the number of names, from 1; mark, an integer; the result is a dictionary with lists of names
Requires: type(results) is list and all(type(r) is tuple and len(r) == 3 and type(r[0]) is type(r[1]) is str and type(r[2]) is int for r in results) and type(places) is int and places >= 1 and type(mark) is int
Topic: grouping
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def club_qualifiers(results, places, mark):
    clubs = {}
    for name, club, points in results:
        roster = clubs.setdefault(club, {})
        roster[name] = max(points, roster.get(name, points))
    invited = {}
    for club, roster in clubs.items():
        ranked = sorted((-points, name) for name, points in roster.items() if points >= mark)
        if len(ranked) < places:
            continue
        last = ranked[places - 1][0]
        names = []
        for score, name in ranked:
            if score > last:
                break
            names.append(name)
        invited[club] = names
    return invited


assert club_qualifiers([("Ann", "A", 5), ("Bo", "A", 7), ("Cy", "A", 6)], 2, 1) == {"A": ["Bo", "Cy"]}
assert club_qualifiers([("Ann", "A", 5), ("Bo", "A", 7), ("Cy", "A", 5), ("Di", "B", 9)], 2, 1) == {"A": ["Bo", "Ann", "Cy"]}
assert club_qualifiers([("Ed", "A", 4), ("Ed", "A", 8), ("Ed", "A", 2), ("Flo", "A", 6)], 1, 0) == {"A": ["Ed"]}
assert club_qualifiers([("Gus", "C", 4), ("Hal", "C", 3), ("Ann", "B", 3)], 1, 4) == {"C": ["Gus"]}
assert club_qualifiers([("Bo", "A", 5), ("Ann", "A", 5), ("Cy", "B", 5), ("Di", "B", 6)], 1, 5) == {"A": ["Ann", "Bo"], "B": ["Di"]}
assert club_qualifiers([("Bo", "A", 5), ("Ann", "B", 5)], 2, 5) == {}
assert club_qualifiers([("Ann", "A", 3), ("Ann", "B", 9), ("Bo", "A", 4), ("Bo", "B", 1)], 2, 1) == {"A": ["Bo", "Ann"], "B": ["Ann", "Bo"]}
assert club_qualifiers([], 1, 0) == {}
