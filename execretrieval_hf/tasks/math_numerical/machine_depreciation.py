"""List a machine's write-downs for every year of its life, after which only its scrap value is left. A year's
amount is a percentage of the value it still has, or an even share of what is above scrap for the years
remaining, this one included, whichever is more, both rounded down; it is never more than what is above scrap.
A rest above scrap smaller than a minimum is written off at once.

Keywords: declining balance depreciation straight-line
Inputs: price and scrap, integers, scrap being at most the price; terms, a triple (percentage, years, minimum); the result is a list with an amount for every year, 0 if nothing is left
Requires: type(price) is int and type(scrap) is int and 0 <= scrap <= price and type(terms) is tuple and len(terms) == 3 and all(type(t) is int and 0 <= t <= 100 for t in terms) and terms[1] >= 1
Topic: finance
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def machine_depreciation(price, scrap, terms):
    percent, years, minimum = terms
    plan = []
    above = price - scrap
    for remaining in range(years, 0, -1):
        share = max((above + scrap) * percent // 100, above // remaining)
        if share > above or above - share < minimum:
            share = above
        plan.append(share)
        above -= share
    return plan


assert machine_depreciation(1000, 0, (40, 5, 0)) == [400, 240, 144, 108, 108]
assert machine_depreciation(1000, 0, (10, 4, 0)) == [250, 250, 250, 250]
assert machine_depreciation(1000, 100, (30, 5, 0)) == [300, 210, 147, 121, 122]
assert machine_depreciation(1000, 700, (25, 3, 0)) == [250, 50, 0]
assert machine_depreciation(100, 40, (20, 4, 20)) == [20, 16, 24, 0]
assert machine_depreciation(100, 40, (20, 4, 24)) == [20, 16, 24, 0]
assert machine_depreciation(100, 40, (20, 4, 25)) == [20, 40, 0, 0]
assert machine_depreciation(50, 50, (30, 3, 0)) == [0, 0, 0]
assert machine_depreciation(99, 10, (15, 1, 7)) == [89]
assert machine_depreciation(77, 3, (33, 6, 2)) == [25, 17, 11, 7, 7, 7]
