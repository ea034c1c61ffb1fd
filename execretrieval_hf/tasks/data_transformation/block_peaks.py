"""Reduce samples to the highest of each block of n, the last one counting only if at least half full

Keywords: downsample by block maximum
Inputs: samples, a list of integers; size, an integer of at least 1
Requires: type(samples) is list and all(type(s) is int for s in samples) and type(size) is int and size >= 1
Topic: resampling
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def block_peaks(samples, size):
    peaks = []
    for start in range(0, len(samples), size):
        block = samples[start:start + size]
        if 2 * len(block) >= size:
            peaks.append(max(block))
    return peaks


assert block_peaks([4, 9, 1, 3], 2) == [9, 3]
assert block_peaks([5, 2, 8, 1, 7], 3) == [8, 7]
assert block_peaks([1, 2, 3, 4, 5], 4) == [4]
assert block_peaks([1, 2, 3, 4, 6, 5], 4) == [4, 6]
assert block_peaks([3], 2) == [3]
assert block_peaks([], 3) == []
assert block_peaks([-4, -2, -9, -1], 3) == [-2]
assert block_peaks([6, 1, 1, 2, 9, 9, 9, 7], 5) == [9, 9]
assert block_peaks([7, 8, 9], 1) == [7, 8, 9]
