from itertools import groupby


def clashing_entries(entries, tolerance):
    clashes = []
    for number, group in groupby(sorted(entries), key=lambda entry: entry[0]):
        amounts = [amount for _, amount in group]
        if amounts[-1] - amounts[0] > tolerance:
            clashes.append((number, amounts[-1] - amounts[0]))
    return clashes
