"""Which train changes, counted from 1, leave less than the minutes needed if every leg arrives late by its
delay?

Keywords: missed train connections delays
Inputs: legs, a list of (departure, planned arrival, delay) triples; needed, the minutes; all integers in minutes
Requires: type(legs) is list and all(type(g) is tuple and len(g) == 3 and all(type(n) is int for n in g) for g in legs) and type(needed) is int and 0 <= needed <= 1000
Topic: timetables
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def failed_transfers(legs, needed):
    missed = []
    for number in range(1, len(legs)):
        arrival, delay = legs[number - 1][1:]
        departure = legs[number][0]
        if arrival + delay + needed > departure:
            missed.append(number)
    return missed


assert failed_transfers([(0, 30, 0), (40, 60, 0), (65, 80, 0)], 5) == []
assert failed_transfers([(0, 30, 6), (40, 60, 0), (65, 80, 0)], 5) == [1]
assert failed_transfers([(0, 30, 5), (40, 60, 1), (65, 80, 9)], 5) == [2]
assert failed_transfers([(0, 30, 11), (40, 60, 11), (70, 80, 9)], 0) == [1, 2]
assert failed_transfers([], 3) == []
assert failed_transfers([(0, 10, 0), (12, 20, 0), (22, 30, 3), (35, 40, 1), (41, 50, 0)], 2) == [4]
assert failed_transfers([(0, 10, 2), (12, 20, 2), (22, 30, 3), (35, 40, 1), (41, 50, 0)], 1) == [1, 2, 4]
assert failed_transfers([(0, 9, 0), (10, 12, 0), (12, 13, 0), (13, 20, 0)], 1) == [2, 3]
