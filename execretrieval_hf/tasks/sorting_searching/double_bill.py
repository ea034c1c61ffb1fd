"""Which two films (positions from 0), a break between, best fill an evening? Lowest pair on ties, None if none.

Keywords: pick two films for evening
Inputs: lengths, a list of integers; pause and evening, integers
Requires: type(lengths) is list and all(type(n) is int for n in lengths) and type(pause) is int and type(evening) is int
Topic: selection under limits
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def double_bill(lengths, pause, evening):
    best = None
    longest = 0
    for first in range(len(lengths)):
        for second in range(first + 1, len(lengths)):
            total = lengths[first] + pause + lengths[second]
            if total <= evening and (best is None or total > longest):
                best = (first, second)
                longest = total
    return best


assert double_bill([], 5, 100) == None
assert double_bill([60, 30, 61, 61], 0, 106) == (1, 2)
assert double_bill([90, 90], 10, 190) == (0, 1)
assert double_bill([90, 90], 10, 189) == None
assert double_bill([50, 60, 70, 80], 10, 140) == (0, 3)
assert double_bill([80, 70, 60, 50], 10, 141) == (0, 3)
assert double_bill([50, 60, 50, 90, 40], 20, 130) == (0, 1)
assert double_bill([100, 95, 30, 20], 0, 116) == (1, 3)
assert double_bill([45, 200, 40, 60, 35], 15, 115) == (2, 3)
assert double_bill([90, 30, 40, 20], 5, 60) == (1, 3)
