"""Combine (category, points) marks, None counting 0, to a final result. Per category drop the given number of
lowest marks, but never all, and average the rest, rounded down. Take the weighted mean of the averages of
categories with both marks and a weight, rounded to the nearest, halves up. If any of those averages is below the
pass mark, the result is at most one under it. No average, no result: None.

Keywords: weighted average dropping lowest
Inputs: marks, a list of (string, integer from 0 or None); weights, a dictionary from categories to integers from 1; drops, a dictionary from categories to integers from 0, 0 where absent; pass_mark, an integer
Requires: type(marks) is list and all(type(m) is tuple and len(m) == 2 and type(m[0]) is str and (m[1] is None or type(m[1]) is int and m[1] >= 0) for m in marks) and type(weights) is dict and all(type(c) is str and type(w) is int and w >= 1 for c, w in weights.items()) and type(drops) is dict and all(type(c) is str and type(d) is int and d >= 0 for c, d in drops.items()) and type(pass_mark) is int
Topic: aggregation
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def course_grade(marks, weights, drops, pass_mark):
    by_category = {}
    for category, points in marks:
        if category in weights:
            by_category.setdefault(category, []).append(points or 0)
    weighted = 0
    used = 0
    failed = False
    for category, points in by_category.items():
        dropped = min(drops.get(category, 0), len(points) - 1)
        kept = sorted(points)[dropped:]
        average = sum(kept) // len(kept)
        if average < pass_mark:
            failed = True
        weighted += weights[category] * average
        used += weights[category]
    if used == 0:
        return None
    grade = (2 * weighted + used) // (2 * used)
    if failed:
        grade = min(grade, pass_mark - 1)
    return grade


assert course_grade([("quiz", 60), ("quiz", 91), ("exam", 80)], {"quiz": 1, "exam": 3}, {}, 50) == 79
assert course_grade([("quiz", 60), ("quiz", 91), ("exam", 80)], {"quiz": 1, "exam": 3}, {"quiz": 1}, 50) == 83
assert course_grade([("lab", 70), ("lab", None), ("lab", 0)], {"lab": 5}, {"lab": 2}, 70) == 70
assert course_grade([("lab", 40), ("exam", 100)], {"lab": 1, "exam": 1}, {"lab": 3}, 41) == 40
assert course_grade([("sport", 90)], {"lab": 1}, {}, 10) == None
assert course_grade([("lab", 7), ("exam", 8), ("sport", 0)], {"lab": 1, "exam": 1, "essay": 8}, {"exam": 1}, 7) == 8
assert course_grade([("exam", None)], {"quiz": 4, "exam": 1}, {}, 4) == 0
assert course_grade([("lab", 3), ("exam", 5)], {"lab": 2, "exam": 1}, {}, 6) == 4
assert course_grade([("exam", None), ("exam", 9), ("exam", 2)], {"exam": 4}, {"exam": 1}, 0) == 5
