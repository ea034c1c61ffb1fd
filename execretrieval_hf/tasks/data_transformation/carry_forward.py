"""Fill the missing entries, None, of a sensor series with the last value before them, but only where the whole
gap is no longer than a limit; longer gaps and one at the very start stay as they are. A gap at the end counts
like any other. When more than half of the entries are missing, return None instead of the new list.

Keywords: last value fill gap limit
Inputs: readings, a list of integers and None; longest, an integer
Requires: type(readings) is list and all(r is None or type(r) is int for r in readings) and type(longest) is int
Topic: cleaning values
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from itertools import groupby


def carry_forward(readings, longest):
    if readings.count(None) * 2 > len(readings):
        return None
    filled = []
    for missing, run in groupby(readings, key=lambda reading: reading is None):
        block = list(run)
        if missing and filled and len(block) <= longest:
            block = [filled[-1]] * len(block)
        filled += block
    return filled


assert carry_forward([3, 8, None, 5], 1) == [3, 8, 8, 5]
assert carry_forward([3, 4, None, None, 5], 1) == [3, 4, None, None, 5]
assert carry_forward([3, 4, None, None, 5, None], 2) == [3, 4, 4, 4, 5, 5]
assert carry_forward([7, None, None, None, 2], 3) == None
assert carry_forward([None, 6, 2, None, 9], 4) == [None, 6, 2, 2, 9]
assert carry_forward([7, 1, None, None], 2) == [7, 1, 1, 1]
assert carry_forward([], 2) == []
assert carry_forward([5, None, 6], 0) == [5, None, 6]
assert carry_forward([1, 9, 4, None, None, None, 8, None], 2) == [1, 9, 4, None, None, None, 8, 8]
