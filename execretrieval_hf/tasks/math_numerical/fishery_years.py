"""Our lake has a yearly quota, but if it would leave less than a fifth of the capacity, fishing closes at once
until a year begins with at least half of it. That year allows half the quota, rounded down, under the same
rule. After the catch, stock grows by the year's percentage times the free share of the capacity, rounded
down. Give catches and final stock, None if capacity is below 1 or stock.

Keywords: fish stock quota growth
Inputs: stock, capacity and quota, in fish; growth, a list with the percent of each year; the result is a pair of the list of yearly catches and an integer
Requires: all(type(v) is int and v >= 0 for v in (stock, capacity, quota)) and type(growth) is list and all(type(g) is int and 0 <= g <= 100 for g in growth)
Topic: recurrences
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def fishery_years(stock, capacity, quota, growth):
    if capacity < 1 or stock > capacity:
        return None
    is_open = True
    fish = stock
    catches = []
    for percent in growth:
        allowed = quota
        if not is_open and fish * 2 >= capacity:
            is_open = True
            allowed = quota // 2
        if (fish - allowed) * 5 < capacity:
            is_open = False
        if not is_open:
            allowed = 0
        fish -= allowed
        fish += fish * (capacity - fish) * percent // (100 * capacity)
        catches.append(allowed)
    return catches, fish


assert fishery_years(100, 100, 20, [50, 50]) == ([20, 20], 78)
assert fishery_years(30, 100, 10, [100]) == ([10], 36)
assert fishery_years(29, 100, 10, [100, 100, 100, 0]) == ([0, 0, 5, 10], 79)
assert fishery_years(1, 1, 1, [80]) == ([0], 1)
assert fishery_years(4, 10, 6, [50, 100, 0]) == ([0, 3, 0], 3)
assert fishery_years(50, 100, 120, [100, 100, 0]) == ([0, 0, 60], 33)
assert fishery_years(2, 1, 1, [0]) == None
assert fishery_years(0, 0, 5, []) == None
assert fishery_years(61, 100, 51, [50, 50]) == ([0, 25], 59)
assert fishery_years(40, 100, 5, []) == ([], 40)
