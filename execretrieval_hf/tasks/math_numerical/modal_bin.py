"""Which multiple of a width starts the bin with the most readings, the lowest on ties, None without readings?

Keywords: most frequent histogram bin
Inputs: readings, a list of integers; width, a positive integer, each bin reaching from a multiple of it up to below the next
Requires: type(readings) is list and all(type(v) is int for v in readings) and type(width) is int and width >= 1
Topic: statistics
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def modal_bin(readings, width):
    counts = {}
    for reading in readings:
        start = reading // width * width
        counts[start] = counts.get(start, 0) + 1
    best = None
    for start, count in counts.items():
        if best is None or count > counts[best] or (count == counts[best] and start < best):
            best = start
    return best


assert modal_bin([3, 12, 14, 27], 10) == 10
assert modal_bin([5, 21, 9, 25], 10) == 0
assert modal_bin([], 4) == None
assert modal_bin([8, 7, 0], 4) == 0
assert modal_bin([-1, -3, 2], 5) == -5
assert modal_bin([40, 41, 42, 39], 4) == 40
assert modal_bin([3, 2], 1) == 2
assert modal_bin([20, 10, 19, 21, 29], 10) == 20
assert modal_bin([-5, 0, -6], 5) == -10
assert modal_bin([7, 7, 7, 1, 2], 3) == 6
