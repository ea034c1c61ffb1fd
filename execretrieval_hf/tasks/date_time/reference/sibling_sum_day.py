from datetime import date


def sibling_sum_day(births, target):
    older, younger = sorted(date.fromisoformat(born).toordinal() for born in births)
    days = older
    while max(days - older, 0) + max(days - younger, 0) < target:
        days += 1
    return str(date.fromordinal(days))
