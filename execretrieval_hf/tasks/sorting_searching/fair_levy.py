"""What is the smallest equal whole fee that reaches a target when nobody pays above their limit, None if
unreachable?

Keywords: capped contributions lowest fee
Inputs: limits, a list of integers from 0; target, a positive integer
Requires: type(limits) is list and all(type(v) is int and v >= 0 for v in limits) and type(target) is int and target > 0
Topic: binary search
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def fair_levy(limits, target):
    if sum(limits) < target:
        return None
    low, high = 0, max(limits)
    while low < high:
        fee = (low + high) // 2
        if sum(min(fee, limit) for limit in limits) < target:
            low = fee + 1
        else:
            high = fee
    return low


assert fair_levy([], 1) == None
assert fair_levy([10, 10, 10], 30) == 10
assert fair_levy([10, 10, 10], 31) == None
assert fair_levy([10, 10, 10], 15) == 5
assert fair_levy([10, 10, 10], 16) == 6
assert fair_levy([2, 50, 50], 61) == 30
assert fair_levy([0, 0, 9], 8) == 8
assert fair_levy([4, 1, 7, 3], 13) == 5
assert fair_levy([5], 1) == 1
