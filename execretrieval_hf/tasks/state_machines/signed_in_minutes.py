"""We bill users by time-ordered pairs of minute and action: "in" begins a session, or counts as a "click" of a
running one, "out" ends it; all else outside a session means nothing. When more than the idle limit passes
after an event of a session, or none follows, it ends the limit after that event. Give the total length of all
sessions; a limit below 1 gives -1.

Keywords: session duration with idle timeout
Inputs: events, a list of pairs of minute and action in time order, the action being in, click or out; idle, the limit in minutes, an integer
Requires: type(events) is list and all(type(e) is tuple and len(e) == 2 and type(e[0]) is int and e[1] in ('in', 'click', 'out') for e in events) and all(a[0] <= b[0] for a, b in zip(events, events[1:])) and type(idle) is int
Topic: sessions
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def signed_in_minutes(events, idle):
    if idle < 1:
        return -1
    total = 0
    last = None
    for minute, action in events:
        if last is not None:
            gap = minute - last
            total += min(gap, idle)
            if gap > idle:
                last = None
        if action == "out":
            last = None
        elif action == "in" or last is not None:
            last = minute
    if last is not None:
        total += idle
    return total


assert signed_in_minutes([(10, "in"), (18, "click"), (25, "out")], 15) == 15
assert signed_in_minutes([(0, "in"), (10, "click"), (14, "out")], 10) == 14
assert signed_in_minutes([(0, "in"), (11, "click"), (14, "out")], 10) == 10
assert signed_in_minutes([(3, "in"), (5, "click")], 20) == 22
assert signed_in_minutes([(2, "click"), (9, "out"), (12, "in"), (16, "out"), (30, "click")], 30) == 4
assert signed_in_minutes([(0, "in"), (50, "in"), (53, "out")], 6) == 9
assert signed_in_minutes([(7, "in"), (8, "out")], 0) == -1
assert signed_in_minutes([(7, "in"), (9, "out"), (10, "in"), (11, "in"), (12, "click")], 1) == 4
assert signed_in_minutes([], 5) == 0
assert signed_in_minutes([(0, "in"), (30, "click"), (31, "click"), (40, "in"), (44, "out")], 8) == 12
