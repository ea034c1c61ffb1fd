"""What inclusive (low, high) integer interval remains after higher/lower hints, or which hint, counting from 0,
first empties it?

Keywords: higher lower clues interval
Inputs: low and high, integers, low not above high; hints, a list of (word, number) tuples, the word "higher" or "lower"; the interval is an inclusive (low, high) tuple
Requires: type(low) is int and type(high) is int and low <= high and type(hints) is list and all(type(h) is tuple and len(h) == 2 and h[0] in ('higher', 'lower') and type(h[1]) is int for h in hints)
Topic: ranges
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def range_after_hints(low, high, hints):
    for place, (word, number) in enumerate(hints):
        if word == "higher":
            low = max(low, number + 1)
        else:
            high = min(high, number - 1)
        if low > high:
            return place
    return low, high


assert range_after_hints(1, 9, [("higher", 4)]) == (5, 9)
assert range_after_hints(1, 9, [("lower", 4), ("lower", 8)]) == (1, 3)
assert range_after_hints(1, 9, [("higher", 4), ("lower", 6)]) == (5, 5)
assert range_after_hints(1, 9, [("higher", 4), ("lower", 5)]) == 1
assert range_after_hints(1, 9, [("higher", 9), ("lower", 1)]) == 0
assert range_after_hints(2, 2, []) == (2, 2)
assert range_after_hints(-5, 5, [("higher", -9), ("lower", 9)]) == (-5, 5)
assert range_after_hints(1, 40, [("lower", 21), ("higher", 10), ("higher", 7), ("lower", 11)]) == 3
assert range_after_hints(3, 3, [("higher", 2), ("lower", 3)]) == 1
