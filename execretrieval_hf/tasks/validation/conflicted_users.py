"""Who holds both roles of forbidden pairs, as tuples of name and number of such pairs, most first, then
alphabetically?

Keywords: segregation of duties role conflicts
Inputs: roles, a dictionary from names to lists of roles; pairs, a list of tuples of two different roles
Requires: type(roles) is dict and all(type(k) is str and type(v) is list and all(type(t) is str for t in v) for k, v in roles.items()) and type(pairs) is list and all(type(p) is tuple and len(p) == 2 and type(p[0]) is str and type(p[1]) is str and p[0] != p[1] for p in pairs)
Topic: permissions
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def conflicted_users(roles, pairs):
    conflicted = []
    for name, held in roles.items():
        count = 0
        for first, second in pairs:
            if first in held and second in held:
                count += 1
        if count > 0:
            conflicted.append((-count, name))
    conflicted.sort()
    return [(name, -count) for count, name in conflicted]


assert conflicted_users({"bo": ["a", "b"], "al": ["b", "a"], "cy": ["b"]}, [("a", "b")]) == [("al", 1), ("bo", 1)]
assert conflicted_users({"al": ["a", "b"], "bo": ["a", "b", "c"]}, [("a", "b"), ("c", "b")]) == [("bo", 2), ("al", 1)]
assert conflicted_users({"al": ["a", "b", "c"], "bo": ["b", "c"]}, [("a", "b"), ("c", "a"), ("b", "c")]) == [("al", 3), ("bo", 1)]
assert conflicted_users({"al": ["a"], "bo": ["b"]}, [("a", "b")]) == []
assert conflicted_users({"al": ["a", "b"], "bo": []}, []) == []
assert conflicted_users({"e": ["y", "x"], "f": ["x", "z"]}, [("x", "y"), ("y", "z"), ("z", "x")]) == [("e", 1), ("f", 1)]
assert conflicted_users({"f": ["x", "y"], "d": ["y"], "e": ["x", "y", "z"]}, [("x", "y"), ("y", "z")]) == [("e", 2), ("f", 1)]
assert conflicted_users({"ina": ["a", "b", "c", "d"]}, [("a", "b"), ("c", "d"), ("a", "e")]) == [("ina", 2)]
