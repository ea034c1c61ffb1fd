"""How many minutes of all (start, end) runs fall into each of so many slots of given length from 0?

Keywords: distribute intervals over time bins
Inputs: runs, a list of (integer from 0, integer not below it) tuples; length and slots, integers of at least 1
Requires: type(runs) is list and all(type(r) is tuple and len(r) == 2 and all(type(m) is int for m in r) and 0 <= r[0] <= r[1] for r in runs) and type(length) is int and type(slots) is int and length >= 1 and 1 <= slots <= 1000
Topic: resampling
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def slot_load(runs, length, slots):
    load = [0] * slots
    for start, end in runs:
        for slot in range(slots):
            first = max(start, slot * length)
            last = min(end, (slot + 1) * length)
            if last > first:
                load[slot] += last - first
    return load


assert slot_load([(5, 25)], 10, 3) == [5, 10, 5]
assert slot_load([(0, 10), (10, 12)], 10, 2) == [10, 2]
assert slot_load([(3, 3)], 5, 2) == [0, 0]
assert slot_load([(2, 6), (4, 8)], 4, 3) == [2, 6, 0]
assert slot_load([], 60, 1) == [0]
assert slot_load([(18, 40), (50, 51)], 15, 3) == [0, 12, 10]
assert slot_load([(59, 61), (0, 180)], 60, 4) == [61, 61, 60, 0]
assert slot_load([(7, 9)], 3, 2) == [0, 0]
