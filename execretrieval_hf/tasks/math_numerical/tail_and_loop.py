"""From a value on, multiplying, adding and taking a remainder: which numbers come once, which again and again,
in order?

Keywords: congruential generator period tail
Inputs: start, factor, addend and modulus, integers; each next number is the remainder, on division by modulus, of the last one times factor plus addend; the result is a pair of lists
Requires: all(type(v) is int for v in (start, factor, addend, modulus)) and factor >= 0 and addend >= 0 and 0 <= start < modulus
Topic: recurrences
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def tail_and_loop(start, factor, addend, modulus):
    visited = []
    value = start
    while value not in visited:
        visited.append(value)
        value = (value * factor + addend) % modulus
    first = visited.index(value)
    return visited[:first], visited[first:]


assert tail_and_loop(1, 3, 0, 7) == ([], [1, 3, 2, 6, 4, 5])
assert tail_and_loop(2, 2, 0, 12) == ([2], [4, 8])
assert tail_and_loop(0, 1, 1, 4) == ([], [0, 1, 2, 3])
assert tail_and_loop(5, 0, 3, 9) == ([5], [3])
assert tail_and_loop(3, 0, 3, 9) == ([], [3])
assert tail_and_loop(1, 2, 0, 8) == ([1, 2, 4], [0])
assert tail_and_loop(3, 4, 2, 10) == ([3], [4, 8])
assert tail_and_loop(7, 5, 1, 12) == ([], [7, 0, 1, 6])
