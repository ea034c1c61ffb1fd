"""What is the lowest price at or below which at least half of all units were sold, None without units?

Keywords: weighted median price sold
Inputs: sales, a list of pairs (price, units sold at it), in any order
Requires: type(sales) is list and all(type(s) is tuple and len(s) == 2 and all(type(v) is int and v >= 0 for v in s) for s in sales)
Topic: statistics
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def midway_price(sales):
    total = sum(units for price, units in sales)
    if total == 0:
        return None
    reached = 0
    for price, units in sorted(sales):
        reached += units
        if 2 * reached >= total:
            break
    return price


assert midway_price([(30, 1), (10, 2), (20, 1)]) == 10
assert midway_price([(30, 2), (10, 1), (20, 1)]) == 20
assert midway_price([]) == None
assert midway_price([(5, 0), (7, 0)]) == None
assert midway_price([(9, 5), (4, 4)]) == 9
assert midway_price([(6, 3), (15, 1), (6, 1), (3, 2)]) == 6
assert midway_price([(0, 1)]) == 0
assert midway_price([(8, 1), (12, 1), (5, 1)]) == 8
assert midway_price([(2, 3), (50, 2), (40, 1)]) == 2
assert midway_price([(1, 9), (70, 10)]) == 70
