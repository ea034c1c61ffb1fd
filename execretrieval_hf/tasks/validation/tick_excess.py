"""By how many ticks does each question exceed its limits, negative if short, a wholly unticked optional one
being 0?

Keywords: multiple choice selection minimum maximum
Inputs: questions, a list of tuples of boxes (a string of x for ticked and . for empty), least ticks, most ticks and whether it is optional
Requires: type(questions) is list and all(type(q) is tuple and len(q) == 4 and type(q[0]) is str and re.fullmatch("[x.]*", q[0]) and type(q[1]) is int and type(q[2]) is int and 0 <= q[1] <= q[2] and type(q[3]) is bool for q in questions)
Topic: forms
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def tick_excess(questions):
    excess = []
    for boxes, least, most, optional in questions:
        ticks = boxes.count("x")
        if ticks > most:
            excess.append(ticks - most)
        elif ticks < least and not (optional and ticks == 0):
            excess.append(ticks - least)
        else:
            excess.append(0)
    return excess


assert tick_excess([("x.x", 1, 1, False), ("...", 1, 1, False), (".x.", 1, 1, False)]) == [1, -1, 0]
assert tick_excess([("....", 2, 3, True), ("x...", 2, 3, True), ("xx..", 2, 3, True)]) == [0, -1, 0]
assert tick_excess([("....", 2, 3, False), ("xxxx", 2, 3, True)]) == [-2, 1]
assert tick_excess([("xxxx", 1, 2, False)]) == [2]
assert tick_excess([("xxx", 0, 3, False), ("xxx", 0, 0, True)]) == [0, 3]
assert tick_excess([("...", 0, 1, False), ("x.", 2, 2, False)]) == [0, -1]
assert tick_excess([("x....", 4, 5, True)]) == [-3]
assert tick_excess([]) == []
