from collections import Counter


def fullest_union(first, second):
    return sorted((Counter(first) | Counter(second)).elements())
