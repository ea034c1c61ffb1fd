"""Which (badge, way) log entries, from 0, show entering while inside or leaving while outside, all being outside
at first?

Keywords: badge anti-passback violations
Inputs: log, a list of tuples of a badge and "in" or "out"
Requires: type(log) is list and all(type(e) is tuple and len(e) == 2 and type(e[0]) is str and type(e[1]) is str and e[1] in ("in", "out") for e in log)
Topic: permissions
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def passback_entries(log):
    inside = set()
    faults = []
    for place, (badge, way) in enumerate(log):
        if way == "in":
            if badge in inside:
                faults.append(place)
            inside.add(badge)
        else:
            if badge not in inside:
                faults.append(place)
            inside.discard(badge)
    return faults


assert passback_entries([("k", "in"), ("k", "in"), ("k", "out")]) == [1]
assert passback_entries([("k", "out"), ("m", "in"), ("k", "in")]) == [0]
assert passback_entries([("k", "in"), ("m", "out"), ("k", "out"), ("k", "out")]) == [1, 3]
assert passback_entries([("a", "in"), ("b", "in"), ("a", "out"), ("a", "in"), ("b", "out")]) == []
assert passback_entries([("a", "in"), ("b", "in"), ("b", "in"), ("b", "in"), ("a", "in")]) == [2, 3, 4]
assert passback_entries([("a", "out"), ("a", "out"), ("a", "in"), ("a", "out")]) == [0, 1]
assert passback_entries([("z", "in"), ("z", "out"), ("z", "out"), ("z", "in"), ("z", "in")]) == [2, 4]
assert passback_entries([]) == []
