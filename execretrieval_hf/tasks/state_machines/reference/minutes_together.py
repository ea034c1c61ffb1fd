def minutes_together(log):
    if not log:
        return 0
    total = 0
    for minute in range(log[0][0], log[-1][0]):
        there = sum(1 if kind == "join" else -1 for when, kind in log if when <= minute)
        total += there >= 2
    return total
