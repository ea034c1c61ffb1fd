from math import gcd


def day_both_due(first_a, every_a, first_b, every_b, earliest):
    start = max(first_a, first_b, earliest)
    for day in range(start, start + every_a * every_b // gcd(every_a, every_b)):
        if (day - first_a) % every_a == (day - first_b) % every_b == 0:
            return day
    return -1
