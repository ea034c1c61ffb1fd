"""Write out a nested training plan, where (times, items) repeats items with a pause between rounds, as a flat list

Keywords: training rounds with pauses
Inputs: plan, a list of items: strings, or (integer from 0, list of items again) tuples; pause, the string put between two rounds of one pair
Requires: type(plan) is list and all(type(i) is str or type(i) is tuple and len(i) == 2 and type(i[0]) is int and i[0] >= 0 and type(i[1]) is list for i in plan) and type(pause) is str
Topic: flattening
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def unroll_drills(plan, pause):
    written = []
    for item in plan:
        if isinstance(item, str):
            written.append(item)
            continue
        times, items = item
        for done in range(times):
            if done > 0:
                written.append(pause)
            written += unroll_drills(items, pause)
    return written


assert unroll_drills(["run", (2, ["hop", "sit"])], "rest") == ["run", "hop", "sit", "rest", "hop", "sit"]
assert unroll_drills([(3, ["hop"]), "run"], "rest") == ["hop", "rest", "hop", "rest", "hop", "run"]
assert unroll_drills([(1, ["hop"]), (0, ["sit"]), (1, ["run"])], "rest") == ["hop", "run"]
assert unroll_drills([], "rest") == []
assert unroll_drills([(2, [(2, ["a"]), "b"])], "-") == ["a", "-", "a", "b", "-", "a", "-", "a", "b"]
assert unroll_drills([(2, [])], "wait") == ["wait"]
assert unroll_drills(["jump", "jump", (2, [(1, ["x"])])], "") == ["jump", "jump", "x", "", "x"]
assert unroll_drills([(0, [(5, ["x"])]), (1, [(2, ["y", (0, ["z"])])])], "p") == ["y", "p", "y"]
