"""Crews out of service have None in place of their number of calls today. Of the others, look at those no more
than some blocks farther from the incident than the nearest, distance being blocks east or west plus blocks
north or south, and send the one with fewest calls, then the nearer, then the first listed. I need its name,
None without any.

Keywords: choose nearby ambulance by workload
Inputs: crews, a list of (name, east, north, calls) tuples, integers but for the name, the calls an integer or None; x and y, integers, the incident; slack, an integer from 0
Requires: type(crews) is list and all(type(c) is tuple and len(c) == 4 and type(c[0]) is str and type(c[1]) is int and type(c[2]) is int and (c[3] is None or type(c[3]) is int) for c in crews) and type(x) is int and type(y) is int and type(slack) is int and slack >= 0
Topic: nearest and top
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def dispatch_choice(crews, x, y, slack):
    free = []
    for name, east, north, calls in crews:
        if calls is None:
            continue
        free.append((calls, abs(east - x) + abs(north - y), name))
    if not free:
        return None
    nearest = min(entry[1] for entry in free)
    best = None
    for entry in free:
        if entry[1] > nearest + slack:
            continue
        if best is None or entry[:2] < best[:2]:
            best = entry
    return best[2]


assert dispatch_choice([], 0, 0, 3) == None
assert dispatch_choice([("A", 1, 1, None)], 0, 0, 3) == None
assert dispatch_choice([("A", 1, 1, None), ("B", 9, 9, 4)], 0, 0, 0) == "B"
assert dispatch_choice([("C", 2, 0, 3), ("D", 5, 0, 1)], 0, 0, 3) == "D"
assert dispatch_choice([("C", 2, 0, 3), ("D", 5, 0, 1)], 0, 0, 2) == "C"
assert dispatch_choice([("E", 3, 3, 2), ("F", -1, 4, 2), ("G", 4, 0, 2)], 0, 0, 2) == "G"
assert dispatch_choice([("I", 1, 2, 0), ("H", 2, 1, 0), ("J", 7, 7, 0)], 0, 0, 9) == "I"
assert dispatch_choice([("K", 4, 4, 1), ("L", 9, 1, 1), ("M", 6, 5, 1)], 6, 3, 5) == "M"
assert dispatch_choice([("N", 8, 2, 5), ("O", 3, 9, 0), ("P", 6, 2, 7)], 7, 4, 1) == "N"
