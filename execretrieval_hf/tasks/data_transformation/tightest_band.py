"""Name for each weight the narrowest band containing it, ends included, the first listed on ties, else None

Keywords: narrowest containing weight band
Inputs: weights, a list of integers; bands, a list of (name, lowest, highest) tuples
Requires: type(weights) is list and all(type(w) is int for w in weights) and type(bands) is list and all(type(b) is tuple and len(b) == 3 and type(b[0]) is str and type(b[1]) is int and type(b[2]) is int and b[1] <= b[2] for b in bands)
Topic: joining
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def tightest_band(weights, bands):
    names = []
    for weight in weights:
        name = narrowest = None
        for label, low, high in bands:
            if low <= weight <= high and (narrowest is None or high - low < narrowest):
                name = label
                narrowest = high - low
        names.append(name)
    return names


assert tightest_band([5, 9, 12], [("any", 0, 100), ("small", 5, 9)]) == ["small", "small", "any"]
assert tightest_band([4, 10], [("small", 5, 9)]) == [None, None]
assert tightest_band([3], [("left", 1, 3), ("right", 3, 5), ("wide", 0, 9)]) == ["left"]
assert tightest_band([5, 8], [("a", 5, 8), ("b", 5, 7)]) == ["b", "a"]
assert tightest_band([7, 2, 7], []) == [None, None, None]
assert tightest_band([6, 6, 8], [("six", 6, 6), ("pair", 5, 6), ("even", 6, 8)]) == ["six", "six", "even"]
assert tightest_band([], [("any", 0, 100)]) == []
assert tightest_band([20, 25, 30], [("a", 10, 25), ("b", 20, 40), ("c", 24, 30)]) == ["a", "c", "c"]
assert tightest_band([-2, 0], [("late", 0, 4), ("under", -5, -1), ("zero", 0, 0)]) == ["under", "zero"]
