"""Condense page views (reader, minute), in order of time, to one tuple for each reader: name, number of sessions,
longest session in minutes from its first to its last view. A new session begins when more than the allowed pause has
passed since the reader's previous view. Keep only readers with the required number of sessions or more, most sessions
first, ties by name.

Keywords: sessionize page views
Inputs: views, a list of (string, integer) pairs, minutes not falling; pause, an integer from 0; required, an integer of at least 1
Requires: type(views) is list and all(type(v) is tuple and len(v) == 2 and type(v[0]) is str and type(v[1]) is int for v in views) and all(a[1] <= b[1] for a, b in zip(views, views[1:])) and type(pause) is int and pause >= 0 and type(required) is int and required >= 1
Topic: aggregation
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def visit_summary(views, pause, required):
    latest = {}
    begun = {}
    sessions = {}
    longest = {}
    for reader, minute in views:
        if reader not in latest or minute - latest[reader] > pause:
            begun[reader] = minute
            sessions[reader] = sessions.get(reader, 0) + 1
        latest[reader] = minute
        longest[reader] = max(longest.get(reader, 0), minute - begun[reader])
    summary = []
    for reader, count in sessions.items():
        if count >= required:
            summary.append((reader, count, longest[reader]))
    return sorted(summary, key=lambda line: (-line[1], line[0]))


assert visit_summary([("Bo", 0), ("Bo", 9), ("Bo", 30), ("Cy", 31)], 20, 1) == [("Bo", 2, 9), ("Cy", 1, 0)]
assert visit_summary([("Bo", 0), ("Bo", 9), ("Bo", 29), ("Bo", 40)], 20, 1) == [("Bo", 1, 40)]
assert visit_summary([("Bo", 0), ("Cy", 3), ("Bo", 5), ("Cy", 5)], 4, 2) == [("Bo", 2, 0)]
assert visit_summary([], 5, 1) == []
assert visit_summary([("Ed", 1), ("Al", 2), ("Di", 3)], 9, 1) == [("Al", 1, 0), ("Di", 1, 0), ("Ed", 1, 0)]
assert visit_summary([("Al", 7), ("Al", 7), ("Al", 8)], 0, 1) == [("Al", 2, 0)]
assert visit_summary([("Al", 7), ("Al", 8), ("Al", 10)], 1, 3) == []
assert visit_summary([("Al", 1), ("Al", 4), ("Bo", 5), ("Al", 20), ("Al", 22), ("Al", 25), ("Bo", 28), ("Bo", 33), ("Bo", 60)], 5, 2) == [("Bo", 3, 5), ("Al", 2, 5)]
