"""Rolls of raffle stubs begin at a printed number and should come back complete. From the ascending numbers that
did come back we need the lowest one missing below the highest returned, and how many are missing below that
highest one, as a pair; None and 0 if there is no gap.

Keywords: lowest missing raffle stub
Inputs: stubs, an ascending list of distinct integers, none below the start; start, an integer, the printed number
Requires: type(stubs) is list and all(type(s) is int for s in stubs) and stubs == sorted(set(stubs)) and type(start) is int and all(s >= start for s in stubs)
Topic: binary search
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def lost_tickets(stubs, start):
    low, high = 0, len(stubs)
    while low < high:
        middle = (low + high) // 2
        if stubs[middle] == start + middle:
            low = middle + 1
        else:
            high = middle
    if low == len(stubs):
        return None, 0
    lost = stubs[-1] - start + 1 - len(stubs)
    return start + low, lost


assert lost_tickets([], 5) == (None, 0)
assert lost_tickets([5, 6, 7], 5) == (None, 0)
assert lost_tickets([5, 6, 8], 5) == (7, 1)
assert lost_tickets([6, 7, 8], 5) == (5, 1)
assert lost_tickets([101, 104], 101) == (102, 2)
assert lost_tickets([0, 1, 2, 3, 9], 0) == (4, 5)
assert lost_tickets([-2, -1, 0, 2, 3, 5], -2) == (1, 2)
assert lost_tickets([14], 10) == (10, 4)
assert lost_tickets([20, 21, 22, 23, 24, 25, 26, 28], 20) == (27, 1)
assert lost_tickets([31, 33, 35, 37], 30) == (30, 4)
