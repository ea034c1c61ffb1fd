"""How can I turn a project plan of (level, item, own cost) rows, each item followed by its parts one level
deeper, into (item, own cost plus everything underneath) pairs in the same order? Items deeper than a given
level or with a total of 0 are left out but still count for those above, and a plan that does not start on
level 1 or goes down more than one level at once gives an empty list.

Keywords: subtotals in indented plan
Inputs: plan, a list of (level, item, cost) tuples with levels from 1 and integer costs; deepest, an integer
Requires: type(plan) is list and all(type(n) is int and n >= 1 and type(c) is int for n, t, c in plan) and type(deepest) is int
Topic: aggregation
Register: request
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
assert roll_up_costs([(1, "a", 1), (2, "b", 2), (3, "c", 4), (1, "d", 8), (2, "e", 3)], 2) == [("a", 7), ("b", 6), ("d", 11), ("e", 3)]
assert roll_up_costs([(1, "a", 1), (3, "b", 2)], 3) == []
assert roll_up_costs([(2, "a", 1), (1, "b", 2)], 3) == []
assert roll_up_costs([(1, "a", 0), (2, "b", -4), (2, "c", 4), (1, "d", 0), (2, "e", 9)], 2) == [("b", -4), ("c", 4), ("d", 9), ("e", 9)]
assert roll_up_costs([(1, "a", 0), (2, "b", 0), (3, "c", 6), (4, "d", 1)], 3) == [("a", 7), ("b", 7), ("c", 7)]
assert roll_up_costs([(1, "a", 2), (2, "b", 3), (3, "c", 4), (4, "d", 5), (2, "e", 6)], 1) == [("a", 20)]
