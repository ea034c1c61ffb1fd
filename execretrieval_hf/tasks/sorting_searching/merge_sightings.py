"""Two trail cameras each note detection times in ascending order, and the same animal often triggers both.
Combine the two into one ascending list of (first time, number of detections) tuples, where a detection joins
the current group if it comes less than a gap after that group's first time and otherwise opens a new one.

Keywords: camera detections within seconds gap
Inputs: north and south, ascending lists of integers; gap, an integer from 1
Requires: type(north) is list and all(type(v) is int for v in north) and north == sorted(north) and type(south) is list and all(type(v) is int for v in south) and south == sorted(south) and type(gap) is int and gap >= 1
Topic: merging sorted lists
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

import heapq


def merge_sightings(north, south, gap):
    groups = []
    for stamp in heapq.merge(north, south):
        if groups and stamp - groups[-1][0] < gap:
            groups[-1][1] += 1
        else:
            groups.append([stamp, 1])
    return [tuple(group) for group in groups]


assert merge_sightings([100, 140], [103, 200], 10) == [(100, 2), (140, 1), (200, 1)]
assert merge_sightings([], [], 5) == []
assert merge_sightings([8, 9], [8], 1) == [(8, 2), (9, 1)]
assert merge_sightings([20, 30], [], 10) == [(20, 1), (30, 1)]
assert merge_sightings([20, 29], [25], 10) == [(20, 3)]
assert merge_sightings([0, 4, 8], [2, 6], 5) == [(0, 3), (6, 2)]
assert merge_sightings([50], [10, 48, 55], 4) == [(10, 1), (48, 2), (55, 1)]
assert merge_sightings([-9, -7], [-8, 1], 3) == [(-9, 3), (1, 1)]
