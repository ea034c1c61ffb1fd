"""Two shuttles share a rail. In each tick the first and then the second tries the next move of its plan; it fails beyond the
rail or where the other stands. A failed move is tried again next tick, but dropped at its given number of
failures. Where are they when both plans are used up, after how many ticks?

Keywords: two shuttles on one rail
Inputs: starts, a pair of different cells; plans, a pair of strings of L, one cell down, and R, one cell up; length, the number of cells, counted from 0; patience, the number of failures that drops a move, from 1; the result is a pair of the list of both cells and the number of ticks, 0 for two empty plans
Requires: type(starts) is tuple and len(starts) == 2 and all(type(s) is int for s in starts) and starts[0] != starts[1] and type(plans) is tuple and len(plans) == 2 and all(type(p) is str and set(p) <= set("LR") for p in plans) and type(length) is int and all(0 <= s < length for s in starts) and type(patience) is int and 1 <= patience <= 1000
Topic: robots
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def twin_carriers(starts, plans, length, patience):
    cells = list(starts)
    done = [0, 0]
    failures = [0, 0]
    ticks = 0
    while done[0] < len(plans[0]) or done[1] < len(plans[1]):
        ticks += 1
        for who in (0, 1):
            if done[who] == len(plans[who]):
                continue
            goal = cells[who] + (1 if plans[who][done[who]] == "R" else -1)
            if 0 <= goal < length and goal != cells[1 - who]:
                cells[who] = goal
            else:
                failures[who] += 1
                if failures[who] < patience:
                    continue
            done[who] += 1
            failures[who] = 0
    return cells, ticks


assert twin_carriers((0, 4), ("RR", "L"), 6, 2) == ([2, 3], 2)
assert twin_carriers((0, 1), ("R", "RR"), 5, 3) == ([1, 3], 2)
assert twin_carriers((0, 1), ("R", "L"), 5, 2) == ([0, 1], 2)
assert twin_carriers((0, 4), ("LR", ""), 5, 3) == ([1, 4], 4)
assert twin_carriers((2, 3), ("", ""), 4, 1) == ([2, 3], 0)
assert twin_carriers((1, 3), ("LRL", "LL"), 5, 1) == ([0, 2], 3)
assert twin_carriers((1, 2), ("RR", "RR"), 4, 1) == ([2, 3], 2)
assert twin_carriers((3, 1), ("L", "LR"), 4, 1) == ([2, 1], 2)
assert twin_carriers((0, 2), ("RR", "RL"), 3, 2) == ([1, 2], 4)
