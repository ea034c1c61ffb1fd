"""At the ferry, cars, noted as (minute, metres), board in the order in which they come, and nobody overtakes. A
car has to be there a fixed number of minutes before a sailing and needs free metres on deck; otherwise it,
and all behind it, wait for a later one. We want every car's sailing time, None if it stays behind.

Keywords: ferry queue sailing capacity
Inputs: cars, a list of (minute of arrival, metres) pairs with ascending minutes; sailings, a list of (minute, metres on deck) pairs with ascending minutes; margin, the minutes before a sailing; all integers
Requires: type(cars) is list and all(type(c) is tuple and len(c) == 2 and type(c[0]) is int and type(c[1]) is int and c[1] >= 1 for c in cars) and [c[0] for c in cars] == sorted(c[0] for c in cars) and type(sailings) is list and all(type(s) is tuple and len(s) == 2 and type(s[0]) is int and type(s[1]) is int and s[1] >= 0 for s in sailings) and [s[0] for s in sailings] == sorted({s[0] for s in sailings}) and type(margin) is int and 0 <= margin <= 1000
Topic: timetables
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def ferry_boarding(cars, sailings, margin):
    boarded = []
    at, used = 0, 0
    for arrival, metres in cars:
        while at < len(sailings) and (arrival + margin > sailings[at][0] or used + metres > sailings[at][1]):
            at += 1
            used = 0
        if at < len(sailings):
            boarded.append(sailings[at][0])
            used += metres
        else:
            boarded.append(None)
    return boarded


assert ferry_boarding([(0, 4), (5, 4), (9, 4)], [(20, 8), (40, 8)], 10) == [20, 20, 40]
assert ferry_boarding([(0, 4), (10, 4), (11, 4)], [(20, 20), (40, 8)], 10) == [20, 20, 40]
assert ferry_boarding([(0, 5), (1, 6), (2, 3)], [(20, 8), (40, 9)], 10) == [20, 40, 40]
assert ferry_boarding([(0, 9), (1, 2)], [(20, 8), (40, 8)], 10) == [None, None]
assert ferry_boarding([(0, 2), (15, 2)], [(20, 8)], 5) == [20, 20]
assert ferry_boarding([(0, 2), (16, 2)], [(20, 8)], 5) == [20, None]
assert ferry_boarding([], [(20, 8)], 5) == []
assert ferry_boarding([(3, 4)], [], 0) == [None]
assert ferry_boarding([(1, 3), (1, 3), (1, 3), (1, 3)], [(1, 6), (2, 3), (3, 3)], 0) == [1, 1, 2, 3]
