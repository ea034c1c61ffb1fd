"""Tell the next number of a series by the first of these rules that holds throughout: equal steps; each number is the
same whole multiple of the one before, which may also be 0 or negative; each is the sum of the two before; the steps
themselves change by equal amounts. None if there are fewer than four numbers or no rule holds.

Keywords: number sequence next term
Inputs: values, a list of integers
Requires: type(values) is list and all(type(v) is int for v in values)
Topic: recurrences
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def continue_series(values):
    if len(values) < 4:
        return None
    last = values[-1]
    steps = [after - before for before, after in zip(values, values[1:])]
    if len(set(steps)) == 1:
        return last + steps[-1]
    if values[0] != 0 and values[1] % values[0] == 0:
        factor = values[1] // values[0]
        if all(after == before * factor for before, after in zip(values, values[1:])):
            return last * factor
    if all(sum(values[place - 2 : place]) == values[place] for place in range(2, len(values))):
        return values[-2] + last
    bends = [after - before for before, after in zip(steps, steps[1:])]
    if len(set(bends)) == 1:
        return last + steps[-1] + bends[-1]
    return None


assert continue_series([3, 7, 11, 15]) == 19
assert continue_series([2, 6, 18, 54]) == 162
assert continue_series([1, 4, 5, 9]) == 14
assert continue_series([5, 5, 6, 8]) == 11
assert continue_series([5, 0, 0, 0]) == 0
assert continue_series([4, -8, 16, -32]) == 64
assert continue_series([0, 1, 1, 2, 3]) == 5
assert continue_series([-2, 1, 3, 4]) == 4
assert continue_series([2, 1, 3, 2]) == None
assert continue_series([2, 4, 6]) == None
