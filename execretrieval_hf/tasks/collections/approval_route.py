"""List who must sign an expense: going up from the applicant, who does not count, everybody with a limit above
0, until a limit of at least the amount was among them and, for amounts above 500, there are two names.
Reaching the top or somebody passed before that gives None.

Keywords: management chain expense signatures
Inputs: staff, a dictionary from name to a pair of boss and limit; person, a name in it; amount, an integer from 1
Requires: type(staff) is dict and all(type(n) is type(b) is str and type(m) is int and m >= 0 for n, (b, m) in staff.items()) and type(person) is str and person in staff and type(amount) is int and amount >= 1
Topic: chains of references
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def approval_route(staff, person, amount):
    route = []
    covered = False
    passed = [person]
    boss = staff[person][0]
    while boss in staff and boss not in passed:
        passed.append(boss)
        above, limit = staff[boss]
        if limit > 0:
            route.append(boss)
        if limit >= amount:
            covered = True
        if covered and (amount <= 500 or len(route) >= 2):
            return route
        boss = above
    return None


assert approval_route({"a": ("b", 900), "b": ("c", 50), "c": ("", 400)}, "a", 300) == ["b", "c"]
assert approval_route({"a": ("b", 900), "b": ("c", 50), "c": ("", 400)}, "a", 50) == ["b"]
assert approval_route({"a": ("b", 900), "b": ("c", 50), "c": ("", 400)}, "a", 401) == None
assert approval_route({"a": ("b", 0), "b": ("c", 501), "c": ("d", 0), "d": ("", 501)}, "a", 501) == ["b", "d"]
assert approval_route({"a": ("b", 0), "b": ("c", 500), "c": ("", 800)}, "a", 500) == ["b"]
assert approval_route({"a": ("b", 9), "b": ("c", 0), "c": ("d", 1), "d": ("e", 99), "e": ("", 99)}, "a", 2) == ["c", "d"]
assert approval_route({"a": ("b", 0), "b": ("c", 5), "c": ("b", 7)}, "a", 8) == None
assert approval_route({"a": ("b", 0), "b": ("c", 700), "c": ("d", 600), "d": ("", 900)}, "b", 700) == ["c", "d"]
assert approval_route({"a": ("b", 0), "b": ("c", 700), "c": ("d", 600), "d": ("", 900)}, "a", 650) == ["b", "c"]
