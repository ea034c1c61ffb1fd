"""Our exam was too hard. If the average of the marks, absences (None) aside, is below half of the full mark, raise
all marks by the same number of points, just so many that the best one reaches the full mark, though never by
more than allowed. Absences and marks of 0 stay as they are. Otherwise give the same list back.

Keywords: curve exam grades upward
Inputs: marks, a list of integers from 0 to full and None; full, an integer of at least 1; most, an integer from 0, the points allowed
Requires: type(full) is int and full >= 1 and type(most) is int and most >= 0 and type(marks) is list and all(m is None or type(m) is int and 0 <= m <= full for m in marks)
Topic: scaling
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def curved_scores(marks, full, most):
    present = [mark for mark in marks if mark is not None]
    if not present or 2 * sum(present) >= full * len(present):
        return list(marks)
    bonus = min(most, full - max(present))
    curved = []
    for mark in marks:
        if mark is None or mark == 0:
            curved.append(mark)
        else:
            curved.append(mark + bonus)
    return curved


assert curved_scores([3, 5, 4], 10, 9) == [8, 10, 9]
assert curved_scores([3, 6, 5], 10, 2) == [5, 8, 7]
assert curved_scores([4, 5, 6], 10, 3) == [4, 5, 6]
assert curved_scores([2, None, 7, 0], 10, 5) == [5, None, 10, 0]
assert curved_scores([None, None], 10, 4) == [None, None]
assert curved_scores([], 20, 1) == []
assert curved_scores([1, 10, 2], 10, 3) == [1, 10, 2]
assert curved_scores([4, None, 5], 10, 8) == [9, None, 10]
assert curved_scores([1, 1, 8], 20, 12) == [13, 13, 20]
assert curved_scores([0, 0, 7], 8, 6) == [0, 0, 8]
