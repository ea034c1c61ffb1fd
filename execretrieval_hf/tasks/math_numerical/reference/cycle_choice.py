from math import lcm


def cycle_choice(shortest, longest, enemies):
    found = {}
    for interval in range(longest, shortest - 1, -1):
        meetings = sorted(lcm(interval, enemy) for enemy in enemies)
        if meetings:
            found[meetings[0]] = interval
    if not found:
        return None
    year = max(found)
    return found[year], year
