from itertools import groupby


def lockage_count(boats, n):
    changes = 0
    low = True
    for kind, group in groupby(boats):
        left = len(list(group))
        while left > 0:
            if low != (kind == "u"):
                changes += 1
            changes += 1
            low = kind == "d"
            left -= n
    return changes
