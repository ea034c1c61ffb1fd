"""Sort a list ascending but leave the items at certain positions, counted from 0, exactly where they are.

Keywords: partial sort with pinned positions
Inputs: items, a list of integers; fixed, a list of positions in it
Requires: type(items) is list and all(type(v) is int for v in items) and type(fixed) is list and all(type(p) is int and 0 <= p < len(items) for p in fixed)
Topic: custom orderings
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def around_fixtures(items, fixed):
    loose = sorted(item for spot, item in enumerate(items) if spot not in fixed)
    result = []
    used = 0
    for spot, item in enumerate(items):
        if spot in fixed:
            result.append(item)
        else:
            result.append(loose[used])
            used += 1
    return result


assert around_fixtures([5, 3, 4, 1], []) == [1, 3, 4, 5]
assert around_fixtures([5, 3, 4, 1], [0]) == [5, 1, 3, 4]
assert around_fixtures([5, 3, 4, 1], [3]) == [3, 4, 5, 1]
assert around_fixtures([5, 3, 4, 1], [1, 2]) == [1, 3, 4, 5]
assert around_fixtures([9, 8, 7, 6, 5, 4], [2, 4]) == [4, 6, 7, 8, 5, 9]
assert around_fixtures([], []) == []
assert around_fixtures([2, 1], [0, 1]) == [2, 1]
assert around_fixtures([7, 7, 2, 9, 2], [3]) == [2, 2, 7, 9, 7]
assert around_fixtures([30, 10, 20], [1, 1]) == [20, 10, 30]
