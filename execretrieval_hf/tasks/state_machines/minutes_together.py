"""For how many minutes up to the last entry of a join and leave log were at least two there?

Keywords: overlapping presence join leave log
Inputs: log, a list of pairs (minute, join or leave) in time order, nobody there at first and never fewer than none; the result is an integer
Requires: type(log) is list and all(type(e) is tuple and len(e) == 2 and type(e[0]) is int and e[1] in ("join", "leave") for e in log) and [e[0] for e in log] == sorted(e[0] for e in log) and all(sum(1 if e[1] == "join" else -1 for e in log[:k]) >= 0 for k in range(len(log) + 1))
Topic: sessions
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def minutes_together(log):
    total = 0
    there = 0
    since = 0
    for minute, action in log:
        if there >= 2:
            total += minute - since
        since = minute
        if action == "join":
            there += 1
        else:
            there -= 1
    return total


assert minutes_together([(0, "join"), (5, "join"), (12, "leave"), (20, "leave")]) == 7
assert minutes_together([(0, "join"), (1, "join"), (3, "join"), (6, "leave"), (10, "leave"), (11, "leave")]) == 9
assert minutes_together([(4, "join"), (9, "leave")]) == 0
assert minutes_together([(2, "join"), (2, "join"), (10, "join")]) == 8
assert minutes_together([(0, "join"), (1, "join"), (2, "leave"), (5, "join"), (8, "leave"), (9, "leave")]) == 4
assert minutes_together([]) == 0
assert minutes_together([(7, "join"), (8, "join"), (9, "leave"), (30, "leave")]) == 1
assert minutes_together([(-5, "join"), (0, "join"), (0, "leave"), (3, "join"), (5, "leave"), (6, "join"), (20, "leave")]) == 16
assert minutes_together([(1, "join"), (1, "join"), (2, "join"), (4, "leave"), (7, "leave")]) == 6
