from fractions import Fraction
from math import floor


def table_value(widths, heights, table, spot):
    def weights(axis, at):
        at = min(max(at, axis[0]), axis[-1])
        found = {}
        for place, mark in enumerate(axis):
            if mark == at:
                return {place: Fraction(1)}
            if mark > at:
                before = axis[place - 1]
                share = Fraction(at - before, mark - before)
                return {place - 1: 1 - share, place: share}
        return found

    total = Fraction(1, 2)
    for i, a in weights(heights, spot[1]).items():
        for j, b in weights(widths, spot[0]).items():
            if table[i][j] is None:
                return None
            total += table[i][j] * a * b
    return floor(total)
