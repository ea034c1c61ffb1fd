"""The board wants our sales export, rows of area, month and amount, as a list of lists: first "area", the months
in the order of their first mention and "total", then for each area, alphabetically, its name, its sum for each
month, 0 where it has none, and their total. Areas totalling less than a minimum are left out, though every
month stays; None if no area remains.

Keywords: pivot sales rows by month
Inputs: rows, a list of (area, month, amount) triples of two strings and an integer; minimum, an integer
Requires: type(rows) is list and all(type(r) is tuple and len(r) == 3 and type(r[0]) is type(r[1]) is str and type(r[2]) is int for r in rows) and type(minimum) is int
Topic: counting
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from collections import Counter


def region_table(rows, minimum):
    months = list(dict.fromkeys(month for _, month, _ in rows))
    sums = {}
    for area, month, amount in rows:
        line = sums.setdefault(area, Counter())
        line[month] += amount
    table = [["area", *months, "total"]]
    for area in sorted(sums):
        amounts = [sums[area][month] for month in months]
        total = sum(amounts)
        if total >= minimum:
            table.append([area, *amounts, total])
    if len(table) < 2:
        return None
    return table


assert region_table([("N", "Jan", 5), ("N", "Jan", 2)], 7) == [["area", "Jan", "total"], ["N", 7, 7]]
assert region_table([("N", "Jan", 5), ("N", "Jan", 2)], 8) == None
assert region_table([("S", "Mar", 4), ("N", "Jan", 6)], 0) == [["area", "Mar", "Jan", "total"], ["N", 0, 6, 6], ["S", 4, 0, 4]]
assert region_table([("S", "Mar", 4), ("N", "Jan", 6)], 5) == [["area", "Mar", "Jan", "total"], ["N", 0, 6, 6]]
assert region_table([("W", "May", 9), ("W", "Jun", -3), ("E", "Jun", 1)], 2) == [["area", "May", "Jun", "total"], ["W", 9, -3, 6]]
assert region_table([], -1) == None
assert region_table([("b", "x", 0)], 0) == [["area", "x", "total"], ["b", 0, 0]]
assert region_table([("a", "q", 1), ("a", "p", 2), ("a", "q", 3)], 6) == [["area", "q", "p", "total"], ["a", 4, 2, 6]]
