"""Our parts drawer has an ascending list of values in stock. For a target we want the closest of them, or the
larger one if two are equally close, but None if the drawer is empty and also if the closest is off by more
than a whole-number percentage of the target, exactly that percentage still being fine.

Keywords: closest value with percent tolerance
Inputs: stock, an ascending list of positive integers; wanted, the target, a positive integer; percent, an integer from 0
Requires: type(stock) is list and all(type(v) is int and v > 0 for v in stock) and stock == sorted(stock) and type(wanted) is int and wanted > 0 and type(percent) is int and percent >= 0
Topic: binary search
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from bisect import bisect_left


def pick_resistor(stock, wanted, percent):
    if not stock:
        return None
    spot = bisect_left(stock, wanted)
    best = stock[min(spot, len(stock) - 1)]
    if spot > 0 and wanted - stock[spot - 1] < best - wanted:
        best = stock[spot - 1]
    if abs(best - wanted) * 100 > percent * wanted:
        return None
    return best


assert pick_resistor([100, 220, 470, 1000], 240, 10) == 220
assert pick_resistor([100, 220, 470, 1000], 450, 5) == 470
assert pick_resistor([10, 30, 50], 20, 50) == 30
assert pick_resistor([40, 90], 100, 10) == 90
assert pick_resistor([899, 1500], 1000, 10) == None
assert pick_resistor([], 100, 100) == None
assert pick_resistor([55, 80, 120], 50, 10) == 55
assert pick_resistor([15, 18, 22], 18, 0) == 18
assert pick_resistor([33, 47, 212], 200, 6) == 212
assert pick_resistor([2, 6, 9], 3, 100) == 2
