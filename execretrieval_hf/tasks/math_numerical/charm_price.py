"""Which positive price ending in one of my favourite cents is nearest to mine, the lower one on ties?

Keywords: psychological pricing nearest ending
Inputs: cents, my price in cents, from 1; endings, a non-empty list of numbers from 0 to 99, the last two digits that please me; the result is in cents
Requires: type(cents) is int and cents >= 1 and type(endings) is list and len(endings) >= 1 and all(type(e) is int and 0 <= e <= 99 for e in endings)
Topic: rounding and money
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def charm_price(cents, endings):
    hundreds = cents - cents % 100
    best = None
    for ending in endings:
        for start in (hundreds - 100, hundreds, hundreds + 100):
            price = start + ending
            offer = (abs(price - cents), price)
            if price > 0 and (best is None or offer < best):
                best = offer
    return best[1]


assert charm_price(437, [95, 99]) == 399
assert charm_price(450, [0]) == 400
assert charm_price(20, [90]) == 90
assert charm_price(1, [0]) == 100
assert charm_price(1275, [50, 0]) == 1250
assert charm_price(1276, [50, 0]) == 1300
assert charm_price(19, [1]) == 1
assert charm_price(1960, [5, 49]) == 1949
assert charm_price(1980, [49, 5]) == 2005
assert charm_price(230, [80, 25]) == 225
