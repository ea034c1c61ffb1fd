"""List in ascending order, as (start, end), the longest possible spans of time during which exactly one guard is
on duty; the end of a shift no longer belongs to it, and a change of guards at one moment does not break a span.
Spans shorter than the given number of minutes are left out.

Keywords: spans with exactly one on duty
Inputs: shifts, a list of (start, end) pairs of integer minutes, start before end, in any order; shortest, an integer
Requires: type(shifts) is list and all(type(s) is tuple and len(s) == 2 and type(s[0]) is int and type(s[1]) is int and s[0] < s[1] for s in shifts) and type(shortest) is int
Topic: intervals
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def lone_guard_times(shifts, shortest):
    changes = {}
    for start, end in shifts:
        changes[start] = changes.get(start, 0) + 1
        changes[end] = changes.get(end, 0) - 1
    spans = []
    present = 0
    alone_since = None
    for moment in sorted(changes):
        present += changes[moment]
        if present == 1 and alone_since is None:
            alone_since = moment
        elif present != 1 and alone_since is not None:
            if moment - alone_since >= shortest:
                spans.append((alone_since, moment))
            alone_since = None
    return spans


assert lone_guard_times([(0, 60), (40, 100)], 5) == [(0, 40), (60, 100)]
assert lone_guard_times([(60, 120), (0, 60)], 5) == [(0, 120)]
assert lone_guard_times([(0, 30), (10, 20)], 10) == [(0, 10), (20, 30)]
assert lone_guard_times([(0, 30), (11, 20)], 11) == [(0, 11)]
assert lone_guard_times([(5, 50), (5, 50)], 0) == []
assert lone_guard_times([(0, 30), (10, 20), (20, 25), (40, 45)], 1) == [(0, 10), (25, 30), (40, 45)]
assert lone_guard_times([(7, 9), (7, 12), (3, 8)], 1) == [(3, 7), (9, 12)]
assert lone_guard_times([(0, 10), (0, 10), (2, 30), (10, 20), (20, 30)], 3) == []
assert lone_guard_times([(0, 30), (20, 30), (60, 95)], 10) == [(0, 20), (60, 95)]
