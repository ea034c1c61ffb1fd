"""Which pack sizes up to a limit, in ascending order, leave the same remainder above zero in both deliveries?

Keywords: same remainder pack sizes
Inputs: first and second, the pieces of the two deliveries; limit, the largest pack size allowed
Requires: all(type(v) is int and v >= 1 for v in (first, second, limit))
Topic: divisibility
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def agreeing_sizes(first, second, limit):
    sizes = []
    for size in range(1, limit + 1):
        rest = first % size
        if rest > 0 and second % size == rest:
            sizes.append(size)
    return sizes


assert agreeing_sizes(17, 32, 14) == [3, 5]
assert agreeing_sizes(17, 32, 15) == [3, 5, 15]
assert agreeing_sizes(12, 18, 6) == []
assert agreeing_sizes(10, 10, 4) == [3, 4]
assert agreeing_sizes(3, 11, 9) == [2, 4, 8]
assert agreeing_sizes(6, 5, 9) == []
assert agreeing_sizes(7, 7, 8) == [2, 3, 4, 5, 6, 8]
assert agreeing_sizes(4, 1, 3) == [3]
