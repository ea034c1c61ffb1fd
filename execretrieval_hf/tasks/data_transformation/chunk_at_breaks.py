"""Cluster values by cutting at gaps above a limit; list ascending (lowest, highest, count) of clusters reaching
a minimum count

Keywords: gap clusters lowest highest count
Inputs: values, an unsorted list of integers; gap, the limit, an integer of at least 0; enough, the minimum count, an integer of at least 1
Requires: type(values) is list and all(type(v) is int for v in values) and type(gap) is int and gap >= 0 and type(enough) is int and enough >= 1
Topic: binning
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def chunk_at_breaks(values, gap, enough):
    ordered = sorted(values)
    clusters = []
    start = 0
    for place in range(1, len(ordered) + 1):
        if place == len(ordered) or ordered[place] - ordered[place - 1] > gap:
            if place - start >= enough:
                clusters.append((ordered[start], ordered[place - 1], place - start))
            start = place
    return clusters


assert chunk_at_breaks([9, 1, 2, 10, 20], 1, 2) == [(1, 2, 2), (9, 10, 2)]
assert chunk_at_breaks([9, 1, 2, 10, 20], 7, 1) == [(1, 10, 4), (20, 20, 1)]
assert chunk_at_breaks([], 3, 1) == []
assert chunk_at_breaks([5, 5, 5, 6], 0, 1) == [(5, 5, 3), (6, 6, 1)]
assert chunk_at_breaks([30, 10, 20], 10, 4) == []
assert chunk_at_breaks([30, 10, 20], 10, 3) == [(10, 30, 3)]
assert chunk_at_breaks([-4, 8, -1, 4, 4], 3, 2) == [(-4, -1, 2), (4, 4, 2)]
assert chunk_at_breaks([7], 0, 1) == [(7, 7, 1)]
