"""Which trips, by position from 0, does a bus of n seats refuse in boarding order, alighting riders leaving
first?

Keywords: bus seats full boarding
Inputs: trips, a list of pairs of stop numbers, first below last, in order of the first; n, an integer from 0; the result is a list
Requires: type(trips) is list and all(type(t) is tuple and len(t) == 2 and type(t[0]) is int and type(t[1]) is int and t[0] < t[1] for t in trips) and [t[0] for t in trips] == sorted(t[0] for t in trips) and type(n) is int and n >= 0
Topic: transport
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def refused_trips(trips, n):
    aboard = []
    refused = []
    for position, (start, goal) in enumerate(trips):
        aboard = [stop for stop in aboard if stop > start]
        if len(aboard) < n:
            aboard.append(goal)
        else:
            refused.append(position)
    return refused


assert refused_trips([(0, 3), (1, 2), (2, 4)], 1) == [1, 2]
assert refused_trips([(0, 2), (1, 3), (2, 3)], 2) == []
assert refused_trips([(0, 2), (0, 2), (0, 2), (2, 5)], 2) == [2]
assert refused_trips([(1, 4), (2, 4), (3, 4), (3, 5), (4, 6)], 1) == [1, 2, 3]
assert refused_trips([(1, 4), (2, 4), (3, 4), (3, 5), (4, 6)], 2) == [2, 3]
assert refused_trips([(5, 6)], 0) == [0]
assert refused_trips([], 3) == []
assert refused_trips([(0, 9), (1, 3), (2, 5), (3, 7), (5, 6), (6, 8)], 2) == [2, 4, 5]
assert refused_trips([(0, 1), (1, 2), (1, 3), (2, 3), (2, 4)], 1) == [2, 4]
