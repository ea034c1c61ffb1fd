from fractions import Fraction
from math import floor


def course_grade(marks, weights, drops, pass_mark):
    averages = {}
    for category in weights:
        points = sorted(mark or 0 for kind, mark in marks if kind == category)
        if points:
            kept = points[min(drops.get(category, 0), len(points) - 1) :]
            averages[category] = sum(kept) // len(kept)
    if not averages:
        return None
    weighed = sum(weights[c] * average for c, average in averages.items())
    result = floor(Fraction(weighed, sum(weights[c] for c in averages)) + Fraction(1, 2))
    return result if min(averages.values()) >= pass_mark else min(result, pass_mark - 1)
