from bisect import bisect_left


def beaten_shares(scores):
    if len(scores) == 1:
        return [100]
    ladder = sorted(scores)
    return [100 * bisect_left(ladder, score) // (len(ladder) - 1) for score in scores]
