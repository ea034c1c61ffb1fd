"""Cut a list into as few stretches as possible in which no number is smaller than the one before, merge the
first of them with the second, the third with the fourth and so on in ascending order, and leave a last odd
one alone. Give the number of stretches there were and the whole new list.

Keywords: natural merge sort single pass
Inputs: values, a list of integers
Requires: type(values) is list and all(type(v) is int for v in values)
Topic: merging sorted lists
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def tape_pass(values):
    runs = []
    for value in values:
        if runs and value >= runs[-1][-1]:
            runs[-1].append(value)
        else:
            runs.append([value])
    result = []
    for start in range(0, len(runs), 2):
        pair = runs[start:start + 2]
        result.extend(sorted(sum(pair, [])))
    return len(runs), result


assert tape_pass([]) == (0, [])
assert tape_pass([4]) == (1, [4])
assert tape_pass([2, 2, 5]) == (1, [2, 2, 5])
assert tape_pass([5, 2]) == (2, [2, 5])
assert tape_pass([6, 5, 4]) == (3, [5, 6, 4])
assert tape_pass([3, 7, 1, 9, 2, 8]) == (3, [1, 3, 7, 9, 2, 8])
assert tape_pass([8, 8, 3, 3, 2, 2, 9, 1]) == (4, [3, 3, 8, 8, 1, 2, 2, 9])
assert tape_pass([9, 7, 5, 3, 1]) == (5, [7, 9, 3, 5, 1])
assert tape_pass([1, 4, 2, 6, 0, 5, 5, -1, 3]) == (4, [1, 2, 4, 6, -1, 0, 3, 5, 5])
