"""For each of some asked times, find the reading nearest in time, the earlier one if two are equally near and
the last listed of those with the same time. Readings of None are ignored, and so are those further away than
a reach. Give a list of values, None where nothing is left.

Keywords: nearest neighbour interpolation in time
Inputs: readings, a list of pairs (time, value or None) in any order; asked, a list of times; reach, a non-negative integer
Requires: type(readings) is list and all(type(r) is tuple and len(r) == 2 and type(r[0]) is int and (r[1] is None or type(r[1]) is int) for r in readings) and type(asked) is list and all(type(a) is int for a in asked) and type(reach) is int and reach >= 0
Topic: interpolation
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def nearby_readings(readings, asked, reach):
    values = []
    for moment in asked:
        best, found = None, None
        for time, value in readings:
            gap = abs(time - moment)
            if value is None or gap > reach:
                continue
            if best is None or gap < abs(best - moment) or (gap == abs(best - moment) and time <= best):
                best, found = time, value
        values.append(found)
    return values


assert nearby_readings([(0, 5), (10, 7)], [1, 5, 6], 9) == [5, 5, 7]
assert nearby_readings([(10, 7), (0, 5)], [5, 30], 20) == [5, 7]
assert nearby_readings([(10, 7), (0, 5)], [14, 15], 4) == [7, None]
assert nearby_readings([(3, 1), (3, 2), (8, 9)], [2, 4, 6], 3) == [2, 2, 9]
assert nearby_readings([(3, 1), (4, None), (9, 6)], [4, 5, 8, 7], 2) == [1, 1, 6, 6]
assert nearby_readings([], [1, 2], 5) == [None, None]
assert nearby_readings([(7, 2), (4, 4)], [1, 6], 3) == [4, 2]
assert nearby_readings([(4, 0), (6, 8)], [5, 4], 0) == [None, 0]
assert nearby_readings([(2, 3), (6, 4), (2, 9)], [4, 3, 0], 2) == [9, 9, 9]
assert nearby_readings([(-3, 11), (3, 12)], [0, 1, -1], 3) == [11, 12, 11]
