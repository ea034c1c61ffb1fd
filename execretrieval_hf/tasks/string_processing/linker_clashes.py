"""Which names clash with an earlier one if underscores and case are ignored and only so many first characters
count?

Keywords: identifiers colliding ignoring underscores
Inputs: names, a list of identifiers; significant, an integer of at least 1
Requires: type(names) is list and all(type(n) is str and re.fullmatch("[A-Za-z0-9_]+", n) is not None for n in names) and type(significant) is int and significant >= 1
Topic: identifiers
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def linker_clashes(names, significant):
    seen = []
    clashes = []
    for name in names:
        key = ""
        for sign in name.lower():
            if sign != "_" and len(key) < significant:
                key += sign
        if key in seen:
            clashes.append(name)
        seen.append(key)
    return clashes


assert linker_clashes(["get_name", "getNames", "set_name", "GETNAME2"], 7) == ["getNames", "GETNAME2"]
assert linker_clashes(["ab", "a_b", "abc", "A"], 2) == ["a_b", "abc"]
assert linker_clashes(["abc", "abd", "acd"], 2) == ["abd"]
assert linker_clashes(["abc", "abd", "acd"], 3) == []
assert linker_clashes(["x", "x", "y", "x"], 1) == ["x", "x"]
assert linker_clashes(["_a1", "a_2", "A_1"], 2) == ["A_1"]
assert linker_clashes(["abcde", "ab_cdf", "abcf"], 4) == ["ab_cdf"]
assert linker_clashes(["__", "_", "z"], 3) == ["_"]
assert linker_clashes([], 5) == []
assert linker_clashes(["p_q", "pqr", "PQ"], 3) == ["PQ"]
