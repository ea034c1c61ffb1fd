"""Which packets, numbered from 1, count as lost because at least n higher numbers arrived before or without
them?

Keywords: packet loss from reordering
Inputs: arrivals, a list of different integers from 1 in order of arrival; n, an integer from 1; the result is an ascending list
Requires: type(arrivals) is list and all(type(a) is int and 1 <= a <= 1000 for a in arrivals) and len(set(arrivals)) == len(arrivals) and type(n) is int and n >= 1
Topic: protocols
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def presumed_lost(arrivals, n):
    lost = []
    for number in range(1, max(arrivals, default=0)):
        higher = 0
        for arrival in arrivals:
            if arrival == number:
                break
            if arrival > number:
                higher += 1
        if higher >= n:
            lost.append(number)
    return lost


assert presumed_lost([1, 3, 4, 5], 3) == [2]
assert presumed_lost([1, 3, 4, 2, 5], 3) == []
assert presumed_lost([4, 2, 3, 1], 2) == [1]
assert presumed_lost([2, 3, 1], 2) == [1]
assert presumed_lost([6, 1], 1) == [1, 2, 3, 4, 5]
assert presumed_lost([], 1) == []
assert presumed_lost([5, 3, 4, 1, 2], 2) == [1, 2]
assert presumed_lost([3, 8, 7, 1, 6], 3) == [1, 2, 4, 5]
assert presumed_lost([2, 4, 6], 2) == [1, 3]
