"""Personnel exports periods (employee, first day, last day, grade), both days included, in any order. Where periods
of one employee and grade overlap or leave at most the allowed number of free days between them, make one of them.
Drop results shorter than the required days. Sort by employee, first day, last day, grade.

Keywords: merge adjacent employment periods
Inputs: periods, a list of (string, integer, integer, string) tuples, first day not after last; allowed and required, integers from 0
Requires: type(periods) is list and all(type(p) is tuple and len(p) == 4 and type(p[0]) is str and type(p[1]) is int and type(p[2]) is int and p[1] <= p[2] and type(p[3]) is str for p in periods) and type(allowed) is int and allowed >= 0 and type(required) is int and required >= 0
Topic: aggregation
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def fuse_contracts(periods, allowed, required):
    fused = []
    for employee, first, last, grade in sorted(periods, key=lambda period: (period[0], period[3], period[1])):
        if fused:
            name, start, end, level = fused[-1]
            if name == employee and level == grade and first - end - 1 <= allowed:
                fused[-1] = (employee, start, max(end, last), grade)
                continue
        fused.append((employee, first, last, grade))
    kept = []
    for period in sorted(fused):
        if period[2] - period[1] + 1 >= required:
            kept.append(period)
    return kept


assert fuse_contracts([("Bo", 11, 11, "A"), ("Al", 9, 10, "A"), ("Al", 7, 7, "B"), ("Bo", 4, 10, "A")], 0, 4) == [("Bo", 4, 11, "A")]
assert fuse_contracts([("Bo", 1, 10, "A"), ("Bo", 13, 20, "A")], 2, 1) == [("Bo", 1, 20, "A")]
assert fuse_contracts([("Bo", 1, 10, "A"), ("Bo", 14, 20, "A")], 2, 8) == [("Bo", 1, 10, "A")]
assert fuse_contracts([("Bo", 1, 9, "A"), ("Bo", 3, 5, "A"), ("Bo", 10, 12, "B")], 0, 0) == [("Bo", 1, 9, "A"), ("Bo", 10, 12, "B")]
assert fuse_contracts([("Cy", 4, 6, "B"), ("Al", 5, 9, "A"), ("Cy", 1, 3, "A")], 3, 3) == [("Al", 5, 9, "A"), ("Cy", 1, 3, "A"), ("Cy", 4, 6, "B")]
assert fuse_contracts([], 1, 1) == []
assert fuse_contracts([("Kim", 1, 2, "B"), ("Bo", 8, 8, "A"), ("Bo", 4, 5, "A")], 2, 1) == [("Bo", 4, 8, "A"), ("Kim", 1, 2, "B")]
assert fuse_contracts([("Al", 1, 2, "A"), ("Al", 3, 8, "B"), ("Al", 9, 9, "A"), ("Di", 10, 11, "A")], 6, 2) == [("Al", 1, 9, "A"), ("Al", 3, 8, "B"), ("Di", 10, 11, "A")]
assert fuse_contracts([("Ed", 7, 7, "C"), ("Ed", 7, 8, "A"), ("Ed", 7, 7, "B")], 0, 1) == [("Ed", 7, 7, "B"), ("Ed", 7, 7, "C"), ("Ed", 7, 8, "A")]
