from fractions import Fraction


def curves_reached(ages, curves, child):
    age, weight, early = child
    if age - early < 104:
        age -= early
    if not ages[0] <= age <= ages[-1]:
        return None
    right = next(place for place in range(1, len(ages)) if age <= ages[place])
    share = Fraction(age - ages[right - 1], ages[right] - ages[right - 1])
    marks = [curve[right - 1] * (1 - share) + curve[right] * share for curve in curves]
    return sum(mark <= weight for mark in marks)
