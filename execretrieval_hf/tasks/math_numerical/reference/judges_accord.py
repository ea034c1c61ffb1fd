from itertools import combinations


def judges_accord(first, second):
    agreed = [
        (a - b) * (c - d) for (a, c), (b, d) in combinations(list(zip(first, second)), 2)
    ]
    return len([v for v in agreed if v > 0]) - len([v for v in agreed if v < 0])
