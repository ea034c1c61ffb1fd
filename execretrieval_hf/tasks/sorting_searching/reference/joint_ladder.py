from collections import Counter


def joint_ladder(left, right, depth):
    total = Counter()
    for price, quantity in left + right:
        total[price] += quantity
    return sorted((+total).items())[:depth]
