"""Turn a project plan of (level, item, own price) rows, each item followed by its parts one level deeper, into
(item, own price plus everything underneath) pairs, order unchanged. Items deeper than a given level or
totalling 0 are left out but still count for those above. A plan that does not start on level 1 or goes down
more than one level at once gives an empty list.

Keywords: subtotals in indented plan
Inputs: plan, a list of (level, item, price) tuples with levels from 1 and integer prices; deepest, an integer
Requires: type(plan) is list and all(type(r) is tuple and len(r) == 3 and type(r[0]) is int and r[0] >= 1 and type(r[1]) is str and type(r[2]) is int for r in plan) and type(deepest) is int
Topic: aggregation
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def roll_up_costs(plan, deepest):
    totals = []
    path = []
    for level, item, cost in plan:
        if level > len(path) + 1:
            return []
        path = path[:level - 1] + [len(totals)]
        totals.append(0)
        for position in path:
            totals[position] += cost
    shown = []
    for (level, item, cost), total in zip(plan, totals):
        if level <= deepest and total != 0:
            shown.append((item, total))
    return shown


assert roll_up_costs([(1, "roof", 5), (2, "tiles", 30), (2, "gutter", 8)], 2) == [("roof", 43), ("tiles", 30), ("gutter", 8)]
assert roll_up_costs([(1, "roof", 5), (2, "tiles", 30), (1, "cellar", 7)], 1) == [("roof", 35), ("cellar", 7)]
assert roll_up_costs([(1, "a", 1), (2, "b", 2), (3, "c", 4), (2, "d", 8)], 3) == [("a", 15), ("b", 6), ("c", 4), ("d", 8)]
assert roll_up_costs([(1, "a", 1), (2, "b", 2), (3, "c", 4), (1, "d", 8), (2, "e", 3)], 1) == [("a", 7), ("d", 11)]
assert roll_up_costs([(1, "a", 1), (3, "b", 2)], 3) == []
assert roll_up_costs([(2, "a", 1), (1, "b", 2)], 3) == []
assert roll_up_costs([(1, "a", 0), (2, "b", -4), (2, "c", 4), (1, "d", 9)], 2) == [("b", -4), ("c", 4), ("d", 9)]
assert roll_up_costs([(1, "a", 0), (2, "b", 0), (3, "c", 6), (4, "d", 1)], 3) == [("a", 7), ("b", 7), ("c", 7)]
assert roll_up_costs([(1, "a", 2), (2, "b", 3), (3, "c", 4), (4, "d", 5), (2, "e", 6)], 1) == [("a", 20)]
