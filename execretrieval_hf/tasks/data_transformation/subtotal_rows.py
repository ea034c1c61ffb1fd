"""Turn sales rows (region, shop, amount) into report lines (shop, amount), adding sums. After a stretch of more than
one row with equal region and shop comes (shop + " total", sum); after a stretch of equal region that holds at least
two shop stretches of any length comes (region + " total", sum), after the shop's own line. Stretches are of
neighbouring rows only.

Keywords: control break subtotals report
Inputs: rows, a list of (string, string, integer) tuples
Requires: type(rows) is list and all(type(r) is tuple and len(r) == 3 and type(r[0]) is str and type(r[1]) is str and type(r[2]) is int for r in rows)
Topic: aggregation
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def subtotal_rows(rows):
    lines = []
    shop_sum = 0
    shop_rows = 0
    region_sum = 0
    shops = 0
    for place, (region, shop, amount) in enumerate(rows):
        lines.append((shop, amount))
        shop_sum += amount
        shop_rows += 1
        after = rows[place + 1] if place + 1 < len(rows) else None
        if after is None or after[:2] != (region, shop):
            if shop_rows > 1:
                lines.append((shop + " total", shop_sum))
            region_sum += shop_sum
            shops += 1
            shop_sum = 0
            shop_rows = 0
        if after is None or after[0] != region:
            if shops > 1:
                lines.append((region + " total", region_sum))
            region_sum = 0
            shops = 0
    return lines


assert subtotal_rows([("N", "ulm", 4), ("N", "ulm", 5), ("S", "rom", 7)]) == [("ulm", 4), ("ulm", 5), ("ulm total", 9), ("rom", 7)]
assert subtotal_rows([("N", "ulm", 4), ("N", "aue", 5), ("S", "rom", 7)]) == [("ulm", 4), ("aue", 5), ("N total", 9), ("rom", 7)]
assert subtotal_rows([("N", "ulm", 1), ("N", "aue", 2), ("N", "aue", 3)]) == [("ulm", 1), ("aue", 2), ("aue", 3), ("aue total", 5), ("N total", 6)]
assert subtotal_rows([]) == []
assert subtotal_rows([("N", "ulm", 1), ("S", "ulm", 2), ("N", "ulm", 3)]) == [("ulm", 1), ("ulm", 2), ("ulm", 3)]
assert subtotal_rows([("N", "a", 1), ("N", "b", 2), ("N", "a", 4), ("S", "c", 8), ("S", "c", -8)]) == [("a", 1), ("b", 2), ("a", 4), ("N total", 7), ("c", 8), ("c", -8), ("c total", 0)]
assert subtotal_rows([("E", "x", 3), ("E", "x", 3), ("E", "x", 3), ("W", "x", 2), ("W", "y", 2), ("W", "y", 1)]) == [("x", 3), ("x", 3), ("x", 3), ("x total", 9), ("x", 2), ("y", 2), ("y", 1), ("y total", 3), ("W total", 5)]
assert subtotal_rows([("S", "q", 6), ("S", "p", 1), ("E", "q", 5), ("E", "p", 2)]) == [("q", 6), ("p", 1), ("S total", 7), ("q", 5), ("p", 2), ("E total", 7)]
