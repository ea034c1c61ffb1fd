from itertools import combinations


def contact_tally(circles):
    total = 0
    for (x, y, r), (u, v, s) in combinations(circles, 2):
        square = (x - u) ** 2 + (y - v) ** 2
        if square == 0:
            continue
        low, high = (r - s) ** 2, (r + s) ** 2
        total += 2 * (low < square < high) + (square in (low, high))
    return total
