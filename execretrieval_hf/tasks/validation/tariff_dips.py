"""Which table prices, by (row, column) from 0, undercut one anywhere left of or straight above them, ignoring
None?

Keywords: monotone shipping rate table check
Inputs: table, a list of lists of positive integers or None, of one length
Requires: type(table) is list and all(type(row) is list and len(row) == len(table[0]) and all(p is None or type(p) is int and p > 0 for p in row) for row in table)
Topic: grids
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def tariff_dips(table):
    dips = []
    above = [0] * len(table[0]) if table else []
    for row, line in enumerate(table):
        left = 0
        for column, price in enumerate(line):
            if price is None:
                continue
            if price < max(left, above[column]):
                dips.append((row, column))
            left = max(left, price)
            above[column] = max(above[column], price)
    return dips


assert tariff_dips([[3, 4, 5], [3, 5, 6]]) == []
assert tariff_dips([[3, 5, 4], [4, 5, 6]]) == [(0, 2)]
assert tariff_dips([[3, 4, 5], [2, 4, 4]]) == [(1, 0), (1, 2)]
assert tariff_dips([[5, None, 4], [None, 3, 4]]) == [(0, 2)]
assert tariff_dips([[9, 1, 2], [9, 9, 9]]) == [(0, 1), (0, 2)]
assert tariff_dips([[1, 8], [4, None], [3, 7]]) == [(2, 0), (2, 1)]
assert tariff_dips([[2, 4], [3, 1], [3, 3], [5, 2]]) == [(1, 1), (2, 1), (3, 1)]
assert tariff_dips([[7, 6, 6, 7]]) == [(0, 1), (0, 2)]
assert tariff_dips([[4], [6], [5], [3], [6]]) == [(2, 0), (3, 0)]
assert tariff_dips([]) == []
