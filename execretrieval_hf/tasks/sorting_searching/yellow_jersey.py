"""Who leads after each (name, points) entry, points adding up, a tie leaving the earlier leader in front?

Keywords: running leader of cumulative scores
Inputs: entries, a list of (name, points) pairs with positive integer points
Requires: type(entries) is list and all(type(e) is tuple and len(e) == 2 and type(e[0]) is str and type(e[1]) is int and e[1] > 0 for e in entries)
Topic: ranking
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def yellow_jersey(entries):
    totals = {}
    leader = None
    shown = []
    for name, points in entries:
        totals[name] = totals.get(name, 0) + points
        if leader is None or totals[name] > totals[leader]:
            leader = name
        shown.append(leader)
    return shown


assert yellow_jersey([]) == []
assert yellow_jersey([("Ana", 3)]) == ["Ana"]
assert yellow_jersey([("Ana", 3), ("Ben", 3)]) == ["Ana", "Ana"]
assert yellow_jersey([("Ana", 3), ("Ben", 4)]) == ["Ana", "Ben"]
assert yellow_jersey([("Cal", 5), ("Dot", 2), ("Dot", 3), ("Dot", 1)]) == ["Cal", "Cal", "Cal", "Dot"]
assert yellow_jersey([("Eve", 1), ("Fin", 2), ("Eve", 1), ("Eve", 1)]) == ["Eve", "Fin", "Fin", "Eve"]
assert yellow_jersey([("Gus", 2), ("Hal", 1), ("Ivy", 3), ("Hal", 2), ("Hal", 1)]) == ["Gus", "Gus", "Ivy", "Ivy", "Hal"]
assert yellow_jersey([("Jan", 4), ("Kim", 3), ("Jan", 2), ("Kim", 3), ("Kim", 1)]) == ["Jan", "Jan", "Jan", "Jan", "Kim"]
assert yellow_jersey([("Lou", 2), ("Mia", 1), ("Mia", 1)]) == ["Lou", "Lou", "Lou"]
