"""Cut highlights out of a list of sound levels: take the stretches of a given length by descending sum, the
earlier on ties, skipping those that overlap one already taken, until a number of them is taken or the next sum
is below a minimum. Give their start positions, counted from 0, in ascending order.

Keywords: greedy non-overlapping windows
Inputs: levels, a list of integers; length, an integer from 1; number, an integer from 0; minimum, an integer
Requires: type(levels) is list and all(type(v) is int for v in levels) and type(length) is type(number) is type(minimum) is int and length >= 1 and number >= 0
Topic: windows and chunks
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def loudest_clips(levels, length, number, minimum):
    sums = {}
    for start in range(len(levels) - length + 1):
        sums[start] = sum(levels[start:start + length])
    taken = []
    for start in sorted(sums, key=lambda start: (-sums[start], start)):
        if len(taken) == number or sums[start] < minimum:
            break
        if all(abs(start - other) >= length for other in taken):
            taken.append(start)
    return sorted(taken)


assert loudest_clips([1, 5, 4, 0, 3, 3], 2, 2, 1) == [1, 4]
assert loudest_clips([1, 5, 4, 0, 3, 3], 2, 1, 1) == [1]
assert loudest_clips([1, 5, 4, 0, 3, 3], 2, 3, 2) == [1, 4]
assert loudest_clips([2, 2, 2, 2, 2], 2, 9, 4) == [0, 2]
assert loudest_clips([2, 2, 2, 2, 2], 2, 9, 5) == []
assert loudest_clips([1, 7, 0, 9], 1, 2, 0) == [1, 3]
assert loudest_clips([6, 0, 6, 0, 8, 0, 1], 3, 3, -5) == [2]
assert loudest_clips([4, 4], 3, 1, 0) == []
assert loudest_clips([-1, -4, -2, -1], 2, 2, -5) == [0, 2]
