"""A ferry has two equally long lanes. Vehicles drive on in order of arrival, each into the less filled lane,
the left one if equal; one finding no room makes the ferry sail and starts the next trip, and one longer than a
lane is sent away. List the lengths filled left and right for each trip, the last one too, as pairs.

Keywords: two lane ferry loading
Inputs: lengths, a list of integers from 1, the lengths of the vehicles; lane, an integer from 1; the result is a list of pairs
Requires: type(lengths) is list and all(type(k) is int and k >= 1 for k in lengths) and type(lane) is int and lane >= 1
Topic: transport
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def ferry_loads(lengths, lane):
    loads = []
    left = 0
    right = 0
    for length in lengths:
        if length > lane:
            continue
        if min(left, right) + length > lane:
            loads.append((left, right))
            left = 0
            right = 0
        if left <= right:
            left += length
        else:
            right += length
    if left > 0:
        loads.append((left, right))
    return loads


assert ferry_loads([4, 5, 3, 2], 10) == [(7, 7)]
assert ferry_loads([6, 4, 6, 5], 10) == [(6, 10), (5, 0)]
assert ferry_loads([6, 4, 7, 5], 10) == [(6, 4), (7, 5)]
assert ferry_loads([11, 3, 10, 12], 10) == [(3, 10)]
assert ferry_loads([2, 2, 2], 2) == [(2, 2), (2, 0)]
assert ferry_loads([7], 6) == []
assert ferry_loads([1, 1], 1) == [(1, 1)]
assert ferry_loads([5, 5, 5, 5, 1], 10) == [(10, 10), (1, 0)]
assert ferry_loads([1, 1, 1, 1, 1], 3) == [(3, 2)]
assert ferry_loads([3, 6, 3, 2, 8], 8) == [(8, 6), (8, 0)]
