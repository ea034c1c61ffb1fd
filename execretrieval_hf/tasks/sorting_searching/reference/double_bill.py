from itertools import combinations


def double_bill(lengths, pause, evening):
    best = None
    for i, j in combinations(range(len(lengths)), 2):
        total = lengths[i] + pause + lengths[j]
        if total <= evening and (best is None or total > best[0]):
            best = total, (i, j)
    return best and best[1]
