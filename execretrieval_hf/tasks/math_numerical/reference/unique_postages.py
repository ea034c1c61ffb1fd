from collections import Counter
from itertools import combinations


def unique_postages(stamps):
    ways = Counter(
        sum(choice) for size in range(1, len(stamps) + 1) for choice in combinations(stamps, size)
    )
    return sorted(total for total in ways if ways[total] == 1)
