"""Which item, by position from 0, is first to go against the direction of the list's first change, otherwise -1?

Keywords: first violation of monotone sequence
Inputs: values, a list of integers
Requires: type(values) is list and all(type(v) is int for v in values)
Topic: sortedness
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def direction_break(values):
    direction = 0
    for spot in range(1, len(values)):
        step = values[spot] - values[spot - 1]
        if direction == 0:
            direction = step
        elif direction * step < 0:
            return spot
    return -1


assert direction_break([]) == -1
assert direction_break([1, 2, 2, 5]) == -1
assert direction_break([1, 2, 1]) == 2
assert direction_break([5, 3, 3, 1, 2, 0]) == 4
assert direction_break([4, 4, 4, 6, 6, 5]) == 5
assert direction_break([2, 2, 1, 3]) == 3
assert direction_break([1, 5, 6, 7, 8, 8, 9, 0]) == 7
assert direction_break([9, 8, 7, 7, 7, 6, 7]) == 6
assert direction_break([3, 8, 1, 9]) == 2
assert direction_break([0, 0, 0, 0, -1, -1, -2, -1]) == 7
