"""Which cases of a (case, status) log, by first fault, once each, miss the opening status or take forbidden steps?

Keywords: applications forbidden status step
Inputs: log, a list of pairs (application, status), all strings; allowed, a list of pairs (old status, new status); opening, a status; a wrong step changes the status nevertheless; the same status again is a step too; the result is a list
Requires: type(log) is list and all(type(e) is tuple and len(e) == 2 and type(e[0]) is str and type(e[1]) is str for e in log) and type(allowed) is list and all(type(e) is tuple and len(e) == 2 and type(e[0]) is str and type(e[1]) is str for e in allowed) and type(opening) is str
Topic: workflows
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def rule_breakers(log, allowed, opening):
    current = {}
    breakers = []
    for case, status in log:
        if case in current:
            legal = (current[case], status) in allowed
        else:
            legal = status == opening
        if not legal and case not in breakers:
            breakers.append(case)
        current[case] = status
    return breakers


assert rule_breakers([("p", "new"), ("p", "done")], [("new", "open"), ("open", "done")], "new") == ["p"]
assert rule_breakers([("p", "new"), ("q", "new"), ("p", "open"), ("q", "open"), ("p", "done")], [("new", "open"), ("open", "done")], "new") == []
assert rule_breakers([("q", "open"), ("p", "new"), ("p", "new"), ("q", "done")], [("open", "done")], "new") == ["q", "p"]
assert rule_breakers([("p", "new"), ("q", "new"), ("q", "x"), ("p", "x"), ("q", "new")], [("x", "new")], "new") == ["q", "p"]
assert rule_breakers([("a", "b"), ("a", "a"), ("b", "b"), ("b", "c")], [("b", "a"), ("c", "b")], "b") == ["b"]
assert rule_breakers([("p", "x"), ("p", "y"), ("r", "x"), ("r", "y"), ("r", "y")], [("x", "y")], "y") == ["p", "r"]
assert rule_breakers([("k", "end"), ("p", "new"), ("k", "new"), ("p", "end")], [("end", "new"), ("new", "new")], "end") == ["p"]
assert rule_breakers([], [], "new") == []
