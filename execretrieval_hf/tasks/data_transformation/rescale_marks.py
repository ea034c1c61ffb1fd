"""Convert raw exam results linearly from a range, its lower end being worth 0 and its upper end a given top
score, to whole points, halves rounded up. A result below the range earns 0, one above it becomes None, and a
range whose upper end does not exceed its lower end gives an empty list.

Keywords: linear scaling of exam scores
Inputs: marks, a list of integers; low and high, integers; top, a positive integer
Requires: type(marks) is list and all(type(m) is int for m in marks) and type(low) is int and type(high) is int and type(top) is int and top > 0
Topic: scaling
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def rescale_marks(marks, low, high, top):
    span = high - low
    if span < 1:
        return []
    points = []
    for mark in marks:
        if mark > high:
            points.append(None)
        else:
            earned = max(mark - low, 0)
            points.append((2 * earned * top + span) // (2 * span))
    return points


assert rescale_marks([20, 35, 60], 20, 60, 100) == [0, 38, 100]
assert rescale_marks([19, 21, 24, 25], 20, 24, 10) == [0, 3, 10, None]
assert rescale_marks([5, 6, 7], 5, 6, 8) == [0, 8, None]
assert rescale_marks([5, 6], 6, 6, 8) == []
assert rescale_marks([3, 12], 10, 4, 20) == []
assert rescale_marks([1, 2, 3, 4], 0, 8, 20) == [3, 5, 8, 10]
assert rescale_marks([10, 20, 5], 0, 30, 1) == [0, 1, 0]
assert rescale_marks([-10, 0, 4], -6, 6, 6) == [0, 3, 5]
assert rescale_marks([7, 50, 3], 0, 10, 5) == [4, None, 2]
