from fractions import Fraction


def drift_contact(box, speed, crates):
    hits = []
    for number, crate in enumerate(crates):
        enter, leave = Fraction(0), None
        possible = True
        for axis in (0, 1):
            low, high = crate[axis] - box[axis + 2], crate[axis + 2] - box[axis]
            v = speed[axis]
            if v == 0:
                possible = possible and low <= 0 <= high
                continue
            first, last = sorted((Fraction(low, v), Fraction(high, v)))
            enter = max(enter, first)
            leave = last if leave is None else min(leave, last)
        if possible and (leave is None or enter <= leave):
            hits.append((enter, number))
    if not hits:
        return None
    moment, number = min(hits)
    return number, moment.numerator, moment.denominator
