"""How many of these sorted timestamps lie after one moment and no later than another, 0 for reversed moments?

Keywords: count events in half-open window
Inputs: stamps, an ascending list of integers; after and until, integers
Requires: type(stamps) is list and all(type(s) is int for s in stamps) and stamps == sorted(stamps) and type(after) is int and type(until) is int
Topic: binary search
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def arrivals_between(stamps, after, until):
    counts = []
    for moment in (after, until):
        low, high = 0, len(stamps)
        while low < high:
            middle = (low + high) // 2
            if stamps[middle] <= moment:
                low = middle + 1
            else:
                high = middle
        counts.append(low)
    return max(0, counts[1] - counts[0])


assert arrivals_between([], 1, 9) == 0
assert arrivals_between([5, 6, 7], 5, 7) == 2
assert arrivals_between([5, 6, 7], 4, 7) == 3
assert arrivals_between([5, 6, 7], 9, 2) == 0
assert arrivals_between([3, 3, 3, 3, 8], 2, 3) == 4
assert arrivals_between([1, 2, 4, 8, 16, 32], 0, 40) == 6
assert arrivals_between([1, 2, 4, 8, 16, 32], 1, 31) == 4
assert arrivals_between([2, 2, 2, 5, 5, 5, 5, 9, 9, 9, 9], 0, 9) == 11
assert arrivals_between([10, 20, 30], 12, 29) == 1
