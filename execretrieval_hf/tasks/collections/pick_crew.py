"""Choose people for a job one at a time, always the one who has the most required skills that nobody chosen has,
on ties the cheaper, then the alphabetically first. Stop when all skills are covered, when a limit of people is
reached or when nobody adds any. Give the names in order of choice and the sorted list of skills not covered, as
a pair.

Keywords: greedy skill cover team
Inputs: staff, a dictionary from name to pair of daily rate, an integer, and list of skills; required, a list of skills; limit, an integer from 0
Requires: type(staff) is dict and all(type(n) is str and type(p) is tuple and len(p) == 2 and type(p[0]) is int and type(p[1]) is list and all(type(s) is str for s in p[1]) for n, p in staff.items()) and type(required) is list and all(type(s) is str for s in required) and type(limit) is int and limit >= 0
Topic: set relations
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def pick_crew(staff, required, limit):
    uncovered = set(required)
    crew = []
    while uncovered and len(crew) < limit:
        best = None
        for name in sorted(staff):
            rate, skills = staff[name]
            merit = (len(uncovered.intersection(skills)), -rate)
            if merit[0] > 0 and (best is None or merit > best):
                best = merit
                choice = name
        if best is None:
            break
        crew.append(choice)
        uncovered.difference_update(staff[choice][1])
    return crew, sorted(uncovered)


assert pick_crew({"Ann": (9, ["saw"]), "Bo": (20, ["saw", "weld"])}, ["weld", "saw"], 2) == (["Bo"], [])
assert pick_crew({"Ann": (9, ["saw"]), "Bo": (8, ["weld"]), "Cy": (7, ["paint"])}, ["saw", "weld", "tile"], 3) == (["Bo", "Ann"], ["tile"])
assert pick_crew({"Ann": (9, ["saw"]), "Bo": (8, ["weld"])}, ["saw", "weld"], 1) == (["Bo"], ["saw"])
assert pick_crew({"Di": (5, ["a"]), "Cy": (5, ["b", "x"])}, ["a", "b"], 5) == (["Cy", "Di"], [])
assert pick_crew({}, ["b", "a"], 4) == ([], ["a", "b"])
assert pick_crew({"Ed": (1, ["a"])}, [], 3) == ([], [])
assert pick_crew({"Ed": (1, ["a", "b"]), "Flo": (1, ["b", "c", "d"]), "Gus": (0, ["d"])}, ["a", "b", "c", "d"], 3) == (["Flo", "Ed"], [])
assert pick_crew({"Hal": (3, ["p", "q"]), "Ida": (2, ["p", "p"]), "Jon": (4, ["r"])}, ["p", "r", "r"], 0) == ([], ["p", "r"])
