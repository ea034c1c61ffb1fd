from itertools import accumulate


def core_sellers(revenues, percent):
    totals = [0, *accumulate(sorted(revenues, reverse=True))]
    return next(n for n, total in enumerate(totals) if 100 * total >= percent * totals[-1])
