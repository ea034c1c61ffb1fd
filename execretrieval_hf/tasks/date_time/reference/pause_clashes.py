from itertools import combinations


def pause_clashes(bookings, gap):
    clashes = []
    for (i, a), (j, b) in combinations(enumerate(bookings), 2):
        first, second = sorted([a[1:], b[1:]])
        if a[0] == b[0] and second[0] - first[1] < gap:
            clashes.append((i, j))
        elif a[0] == b[0] and second[0] < first[1]:
            clashes.append((i, j))
    return clashes
