"""Who lacks at most a given number of the needed skills and has none of the barred ones, alphabetically?

Keywords: candidates with few missing skills
Inputs: skills, a dictionary from person to list of skills; needed and barred, lists of skills; gaps, the given number, from 0
Requires: type(skills) is dict and all(type(p) is str and type(s) is list and all(type(x) is str for x in s) for p, s in skills.items()) and type(needed) is list and len(set(needed)) == len(needed) and type(barred) is list and all(type(x) is str for x in needed + barred) and type(gaps) is int and gaps >= 0
Topic: set relations
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def trainee_shortlist(skills, needed, barred, gaps):
    suitable = []
    for person in sorted(skills):
        own = set(skills[person])
        missing = set(needed) - own
        if len(missing) <= gaps and not own & set(barred):
            suitable.append(person)
    return suitable


assert trainee_shortlist({"Cy": ["sql"], "Ann": ["sql", "git"], "Bo": ["css"]}, ["sql", "git"], [], 1) == ["Ann", "Cy"]
assert trainee_shortlist({"Cy": ["sql"], "Ann": ["sql", "git"], "Bo": ["css"]}, ["sql", "git"], [], 0) == ["Ann"]
assert trainee_shortlist({"Di": ["sql", "php"], "Ed": ["sql"]}, ["sql"], ["php", "vb"], 0) == ["Ed"]
assert trainee_shortlist({"Flo": ["vb", "git"], "Di": [], "Bo": ["c"]}, ["sql", "git"], ["vb"], 2) == ["Bo", "Di"]
assert trainee_shortlist({}, ["sql"], ["vb"], 3) == []
assert trainee_shortlist({"Gus": ["c", "c"], "Hal": ["vb", "php", "c"]}, ["c", "go"], ["rust"], 1) == ["Gus", "Hal"]
assert trainee_shortlist({"Ida": ["go"], "Jon": ["c", "ml"]}, [], ["ml"], 0) == ["Ida"]
assert trainee_shortlist({"Zoe": ["a", "b"], "Kim": ["b", "c"], "Lea": ["c"]}, ["a", "b", "c"], ["d"], 1) == ["Kim", "Zoe"]
