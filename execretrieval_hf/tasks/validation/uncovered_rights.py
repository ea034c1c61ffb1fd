"""List the wanted rights that no granted one covers, as wanted, each once. Rights are words joined by colons, such
as "order:read"; a granted one covers a right with as many words, each the same, where a star in it stands for
any one word and, as its last word, for one or more.

Keywords: wildcard permission matching with colons
Inputs: wanted, a list of strings of words joined by colons; granted, a list of strings of words or * joined by colons
Requires: type(wanted) is list and all(type(t) is str and re.fullmatch("[a-z]+(:[a-z]+)*", t) for t in wanted) and type(granted) is list and all(type(t) is str and re.fullmatch("([a-z]+|[*])(:([a-z]+|[*]))*", t) for t in granted)
Topic: permissions
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def uncovered_rights(wanted, granted):
    uncovered = []
    for right in wanted:
        words = right.split(":")
        covered = False
        for grant in granted:
            pattern = grant.split(":")
            if pattern[-1] == "*" and len(words) > len(pattern):
                pattern += ["*"] * (len(words) - len(pattern))
            if len(pattern) != len(words):
                continue
            if all(known in ("*", word) for known, word in zip(pattern, words)):
                covered = True
        if not covered and right not in uncovered:
            uncovered.append(right)
    return uncovered


assert uncovered_rights(["order:read", "order:edit", "user:read"], ["order:read"]) == ["order:edit", "user:read"]
assert uncovered_rights(["order:read", "order:edit", "user:read"], ["*:read"]) == ["order:edit"]
assert uncovered_rights(["order", "order:read", "order:item:add"], ["order:*"]) == ["order"]
assert uncovered_rights(["a:b:c", "a:b", "a:c:c", "a"], ["a:*:c"]) == ["a:b", "a"]
assert uncovered_rights(["x:y", "z", "x:y", "z"], ["y"]) == ["x:y", "z"]
assert uncovered_rights(["a:b", "c:d:e", "c"], ["*"]) == []
assert uncovered_rights(["a:b:c", "a:b", "d:b", "d:c"], ["*:b", "a:b:*"]) == ["d:c"]
assert uncovered_rights(["p:q:r", "p:q", "p"], ["p", "q:*"]) == ["p:q:r", "p:q"]
assert uncovered_rights(["k:m", "k"], []) == ["k:m", "k"]
assert uncovered_rights([], ["a"]) == []
