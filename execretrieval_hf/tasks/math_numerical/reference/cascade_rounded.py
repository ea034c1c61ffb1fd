from itertools import accumulate


def cascade_rounded(amounts, unit):
    totals = [0] + [(2 * total + unit) // (2 * unit) * unit for total in accumulate(amounts)]
    return [after - before for before, after in zip(totals, totals[1:])]
