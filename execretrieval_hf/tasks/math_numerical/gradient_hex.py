"""Our heat map takes colours from stops, sorted by position, each with red, green and blue from 0 to 255.
Between two stops every channel goes straight from one to the other, rounded with halves up; beyond the ends
the end colour stays. Stops at one position make an edge: at it the last of them counts. Needed is the colour
like #0a64ff, empty text without stops.

Keywords: gradient colour stops hex
Inputs: stops, a list of pairs (position, triple of red, green and blue); value, an integer
Requires: type(stops) is list and all(type(s) is tuple and len(s) == 2 and type(s[0]) is int and type(s[1]) is tuple and len(s[1]) == 3 and all(type(c) is int and 0 <= c <= 255 for c in s[1]) for s in stops) and all(a[0] <= b[0] for a, b in zip(stops, stops[1:])) and type(value) is int
Topic: interpolation
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def gradient_hex(stops, value):
    if not stops:
        return ""
    before = [stop for stop in stops if stop[0] <= value]
    after = [stop for stop in stops if stop[0] > value]
    if not before:
        colour = after[0][1]
    elif not after:
        colour = before[-1][1]
    else:
        low, first = before[-1]
        high, second = after[0]
        span = high - low
        colour = []
        for start, end in zip(first, second):
            rise = (end - start) * (value - low)
            colour.append(start + (2 * rise + span) // (2 * span))
    return "#" + "".join(f"{channel:02x}" for channel in colour)


assert gradient_hex([(0, (0, 0, 0)), (10, (255, 100, 5))], 4) == "#662802"
assert gradient_hex([(0, (0, 0, 0)), (10, (255, 100, 5))], 10) == "#ff6405"
assert gradient_hex([(0, (0, 0, 0)), (10, (255, 100, 5))], 99) == "#ff6405"
assert gradient_hex([(0, (9, 8, 7)), (10, (255, 100, 5))], -3) == "#090807"
assert gradient_hex([], 5) == ""
assert gradient_hex([(0, (1, 1, 1)), (5, (2, 2, 2)), (5, (80, 90, 100)), (9, (160, 30, 20))], 5) == "#505a64"
assert gradient_hex([(0, (1, 1, 1)), (5, (2, 3, 5)), (5, (80, 90, 100)), (9, (160, 30, 20))], 4) == "#020304"
assert gradient_hex([(2, (0, 0, 0)), (2, (7, 7, 7)), (2, (10, 11, 12))], 2) == "#0a0b0c"
assert gradient_hex([(2, (3, 4, 5)), (2, (7, 7, 7))], 1) == "#030405"
assert gradient_hex([(4, (11, 4, 0)), (6, (4, 11, 1))], 5) == "#080801"
