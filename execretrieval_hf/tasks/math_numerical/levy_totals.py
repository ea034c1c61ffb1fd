"""Sum up a receipt by tax rate: from the sums of the prices, which contain the tax, a voucher is taken off,
using up the highest rate first, but only down to 0. Sums not above 0, before or after that, are dropped
without being touched. List the others, highest rate first, as rate, sum left and the tax contained in it,
rounded to cents with halves up.

Keywords: tax included receipt voucher
Inputs: lines, a list of pairs (cents, percent of tax from 0), the cents being negative for refunds; voucher, cents from 0; the result is a list of triples
Requires: type(lines) is list and all(type(n) is tuple and len(n) == 2 and type(n[0]) is int and type(n[1]) is int and n[1] >= 0 for n in lines) and type(voucher) is int and voucher >= 0
Topic: rounding and money
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def levy_totals(lines, voucher):
    sums = {}
    for cents, rate in lines:
        sums[rate] = sums.get(rate, 0) + cents
    left = voucher
    report = []
    for rate in sorted(sums, reverse=True):
        if sums[rate] <= 0:
            continue
        used = min(left, sums[rate])
        left -= used
        gross = sums[rate] - used
        if gross > 0:
            tax, rest = divmod(gross * rate, 100 + rate)
            if rest * 2 >= 100 + rate:
                tax += 1
            report.append((rate, gross, tax))
    return report


assert levy_totals([(1, 7), (-83, 20)], 0) == [(7, 1, 0)]
assert levy_totals([(100, 7), (100, 19)], 0) == [(19, 100, 16), (7, 100, 7)]
assert levy_totals([(100, 19), (100, 7)], 100) == [(7, 100, 7)]
assert levy_totals([(100, 19), (100, 7)], 119) == [(7, 81, 5)]
assert levy_totals([(500, 7), (-600, 19)], 50) == [(7, 450, 29)]
assert levy_totals([(150, 19), (50, 19)], 9) == [(19, 191, 30)]
assert levy_totals([(80, 19)], 80) == []
assert levy_totals([(3, 20)], 0) == [(20, 3, 1)]
assert levy_totals([(1, 20), (1, 20)], 0) == [(20, 2, 0)]
assert levy_totals([(90, 5), (-15, 5), (40, 10)], 45) == [(5, 70, 3)]
