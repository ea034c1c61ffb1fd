"""A press logs the words run, idle, fault and reset, each with its minute. It runs from a run to the next idle or fault;
after a fault no run starts it until a reset, which does nothing else. How many minutes did it run up to the end
of the shift?

Keywords: machine running time from log
Inputs: log, a list of (minute, word) pairs with integer minutes in ascending order, repeats possible; shift_end, an integer minute not before the last entry
Requires: type(log) is list and type(shift_end) is int and all(type(e) is tuple and len(e) == 2 and type(e[0]) is int and 0 <= e[0] <= shift_end and e[1] in ("run", "idle", "fault", "reset") for e in log) and [e[0] for e in log] == sorted(e[0] for e in log)
Topic: durations
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def productive_minutes(log, shift_end):
    total = 0
    since = None
    locked = False
    for minute, word in log:
        if word == "run":
            if since is None and not locked:
                since = minute
        elif word == "reset":
            locked = False
        else:
            if since is not None:
                total += minute - since
                since = None
            if word == "fault":
                locked = True
    if since is not None:
        total += shift_end - since
    return total


assert productive_minutes([(10, "run"), (50, "idle"), (70, "run")], 100) == 70
assert productive_minutes([(10, "run"), (20, "run"), (50, "idle"), (60, "idle")], 100) == 40
assert productive_minutes([(0, "run"), (30, "fault"), (40, "run"), (55, "reset"), (60, "run"), (75, "idle")], 90) == 45
assert productive_minutes([(5, "fault"), (10, "reset"), (20, "run")], 21) == 1
assert productive_minutes([(0, "run"), (10, "reset"), (25, "idle")], 30) == 25
assert productive_minutes([(5, "fault"), (20, "idle"), (30, "run")], 80) == 0
assert productive_minutes([(5, "fault"), (10, "run"), (20, "reset"), (30, "idle"), (42, "run")], 80) == 38
assert productive_minutes([], 480) == 0
