"""Which present colleague takes someone's calls, passed from each absent one to their deputy at most n times, or
None?

Keywords: call forwarding absent deputies
Inputs: person, a name; deputies, a dictionary from name to name; absent, a list of names; hops, the number n, from 0
Requires: type(person) is str and type(deputies) is dict and all(type(d) is str for p in deputies.items() for d in p) and type(absent) is list and all(type(a) is str for a in absent) and type(hops) is int and hops >= 0
Topic: chains of references
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def standin_for(person, deputies, absent, hops):
    passed = 0
    while person in absent and passed < hops:
        person = deputies.get(person)
        passed += 1
    if person in absent:
        return None
    return person


assert standin_for("Ann", {"Ann": "Bo"}, ["Ann"], 1) == "Bo"
assert standin_for("Ann", {"Ann": "Dee"}, [], 3) == "Ann"
assert standin_for("Ann", {"Ann": "Bo", "Bo": "Cy"}, ["Ann", "Bo"], 2) == "Cy"
assert standin_for("Ann", {"Ann": "Bo", "Bo": "Cy"}, ["Bo", "Ann"], 1) == None
assert standin_for("Eve", {"Ann": "Bo"}, ["Eve"], 2) == None
assert standin_for("Eve", {"Eve": "Fay", "Fay": "Gus"}, ["Eve"], 5) == "Fay"
assert standin_for("Hal", {"Hal": "Ida", "Ida": "Jo", "Jo": "Kit"}, ["Jo", "Ida", "Hal"], 3) == "Kit"
assert standin_for("Lu", {"Lu": "Max"}, ["Max"], 2) == "Lu"
