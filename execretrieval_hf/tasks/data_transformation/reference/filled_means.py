from collections import defaultdict


def filled_means(readings, length, periods, least):
    found = defaultdict(list)
    for second, value in readings:
        found[second // length].append(value)
    numbers = {
        period: (sum(values) * 2 // len(values) + 1) // 2
        for period, values in found.items()
        if not len(values) < least
    }
    shown, last = [], None
    for period in range(periods):
        last = numbers.get(period, last)
        shown.append(last)
    return shown
