from collections import defaultdict
from fractions import Fraction


def levy_totals(lines, voucher):
    sums = defaultdict(int)
    for cents, percent in lines:
        sums[percent] += cents
    triples = []
    for percent in sorted(sums, reverse=True):
        if sums[percent] > 0:
            used = min(voucher, sums[percent])
            voucher -= used
            left = sums[percent] - used
            tax = Fraction(left * percent, 100 + percent)
            if left:
                triples.append((percent, left, int(tax + Fraction(1, 2))))
    return triples
