from collections import Counter


def joint_rings(timers, least, last):
    rings = Counter()
    for first, every in timers:
        rings.update(range(first, last + 1, every))
    return sorted(minute for minute in rings if rings[minute] >= least)
