"""At which minutes through the last do at least k timers ring, given the first ring and period of each?

Keywords: k timers ringing together
Inputs: timers, a list of pairs (minute of the first ring, minutes from ring to ring); least, the number k; last, the last minute; minutes count from 0 and the result is an ascending list
Requires: type(timers) is list and all(type(t) is tuple and len(t) == 2 and all(type(v) is int for v in t) and t[0] >= 0 and t[1] >= 1 for t in timers) and type(least) is int and least >= 1 and type(last) is int and last >= 0
Topic: divisibility
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def joint_rings(timers, least, last):
    minutes = []
    for minute in range(last + 1):
        ringing = 0
        for start, gap in timers:
            if minute >= start and (minute - start) % gap == 0:
                ringing += 1
        if ringing >= least:
            minutes.append(minute)
    return minutes


assert joint_rings([(0, 4), (2, 3)], 2, 10) == [8]
assert joint_rings([(0, 4), (2, 3)], 1, 8) == [0, 2, 4, 5, 8]
assert joint_rings([(5, 2), (1, 3)], 2, 13) == [7, 13]
assert joint_rings([(5, 2), (1, 3)], 2, 12) == [7]
assert joint_rings([(0, 2), (0, 3), (0, 4)], 2, 12) == [0, 4, 6, 8, 12]
assert joint_rings([(0, 2), (0, 3), (0, 4)], 3, 14) == [0, 12]
assert joint_rings([(3, 1)], 1, 2) == []
assert joint_rings([(3, 5), (3, 5)], 2, 3) == [3]
