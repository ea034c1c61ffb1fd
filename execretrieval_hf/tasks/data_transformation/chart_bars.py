"""Scale counts to bar lengths, the largest getting full width, others rounded down, but positive ones at least 1

Keywords: text chart bar lengths
Inputs: counts, a list of integers from 0; width, an integer of at least 1
Requires: type(counts) is list and all(type(c) is int and c >= 0 for c in counts) and type(width) is int and width >= 1
Topic: scaling
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def chart_bars(counts, width):
    bars = []
    top = max(counts, default=0)
    for count in counts:
        bar = 0
        if count > 0:
            bar = max(1, count * width // top)
        bars.append(bar)
    return bars


assert chart_bars([10, 5, 20], 8) == [4, 2, 8]
assert chart_bars([100, 1, 0], 10) == [10, 1, 0]
assert chart_bars([0, 0], 5) == [0, 0]
assert chart_bars([], 4) == []
assert chart_bars([3, 2, 1], 2) == [2, 1, 1]
assert chart_bars([7], 3) == [3]
assert chart_bars([9, 8, 4], 9) == [9, 8, 4]
assert chart_bars([50, 49, 30], 5) == [5, 4, 3]
