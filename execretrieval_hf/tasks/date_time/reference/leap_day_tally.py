from calendar import isleap


def leap_day_tally(first, last):
    years = range(int(first[:4]), int(last[:4]) + 1)
    return sum(isleap(y) and first <= f"{y}-02-29" <= last for y in years)
