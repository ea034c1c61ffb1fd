from itertools import groupby


def count_alarms(values, limit):
    runs = [above for above, _ in groupby(values, key=lambda value: value > limit)]
    return sum(runs) if limit >= 0 else 0
