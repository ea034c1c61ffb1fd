"""Which (distance, height) peaks are visible from this height over nearer ones, exactly in line being hidden?
Sorted by distance.

Keywords: visible mountains along a line
Inputs: peaks, a list of (distance, height) pairs of integers with different positive distances; eye, its height, an integer; the answer is a list of such pairs
Requires: type(peaks) is list and all(type(p) is tuple and len(p) == 2 and type(p[0]) is type(p[1]) is int and p[0] > 0 for p in peaks) and len(set(p[0] for p in peaks)) == len(peaks) and type(eye) is int
Topic: collisions and visibility
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def seen_peaks(peaks, eye):
    seen = []
    run, rise = 0, 0
    for distance, height in sorted(peaks):
        step = height - eye
        if not seen or step * run > rise * distance:
            run, rise = distance, step
            seen.append((distance, height))
    return seen


assert seen_peaks([(2, 4), (4, 6)], 2) == [(2, 4)]
assert seen_peaks([(2, 4), (4, 7)], 2) == [(2, 4), (4, 7)]
assert seen_peaks([(4, 3), (2, 1), (6, 5)], 0) == [(2, 1), (4, 3), (6, 5)]
assert seen_peaks([(1, 0), (2, 3), (3, 4), (5, 9)], 1) == [(1, 0), (2, 3), (5, 9)]
assert seen_peaks([(3, 2), (6, 2), (9, 3)], 5) == [(3, 2), (6, 2), (9, 3)]
assert seen_peaks([(5, 5), (1, 1), (3, 4)], 0) == [(1, 1), (3, 4)]
assert seen_peaks([(4, 4)], 9) == [(4, 4)]
assert seen_peaks([(2, 7), (3, 7), (1, 7)], 7) == [(1, 7)]
assert seen_peaks([], 3) == []
assert seen_peaks([(7, 1), (5, -2), (10, 6), (8, 3)], 2) == [(5, -2), (7, 1), (8, 3), (10, 6)]
