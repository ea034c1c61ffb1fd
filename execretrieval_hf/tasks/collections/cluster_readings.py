"""How can I split unsorted integers into ascending clusters, cutting wherever a step is larger than a given
gap?

Keywords: cluster unsorted integers by gap
Inputs: readings, a list of integers, repeated ones staying; gap, an integer from 0; the result is a list of lists
Requires: type(readings) is list and all(type(r) is int for r in readings) and type(gap) is int and gap >= 0
Topic: grouping
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def cluster_readings(readings, gap):
    clouds = []
    for reading in sorted(readings):
        if clouds and reading - clouds[-1][-1] <= gap:
            clouds[-1].append(reading)
        else:
            clouds.append([reading])
    return clouds


assert cluster_readings([7, 1, 3, 12], 2) == [[1, 3], [7], [12]]
assert cluster_readings([7, 1, 3, 12], 4) == [[1, 3, 7], [12]]
assert cluster_readings([5, 5, 6, 5], 0) == [[5, 5, 5], [6]]
assert cluster_readings([], 3) == []
assert cluster_readings([-4, 0, -1, 2], 1) == [[-4], [-1, 0], [2]]
assert cluster_readings([9], 0) == [[9]]
assert cluster_readings([10, 30, 20], 10) == [[10, 20, 30]]
assert cluster_readings([3, -3, 0, 8], 3) == [[-3, 0, 3], [8]]
