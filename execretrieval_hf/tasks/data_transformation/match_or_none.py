"""List, for each order, (item, date) of every dated (number, date) delivery with its number, else (item, None)

Keywords: orders left join deliveries
Inputs: orders, a list of (number, item) pairs; deliveries, a list of (number, date) pairs; numbers are integers, items and dates strings
Requires: type(orders) is list and type(deliveries) is list and all(type(p) is tuple and len(p) == 2 and type(p[0]) is int and type(p[1]) is str for p in orders + deliveries)
Topic: joining
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def match_or_none(orders, deliveries):
    joined = []
    for number, item in orders:
        found = False
        for delivered, date in deliveries:
            if delivered == number and date != "":
                joined.append((item, date))
                found = True
        if not found:
            joined.append((item, None))
    return joined


assert match_or_none([(1, "cup"), (2, "jug")], [(2, "05-01"), (1, "05-03"), (2, "05-04")]) == [("cup", "05-03"), ("jug", "05-01"), ("jug", "05-04")]
assert match_or_none([(1, "cup"), (2, "jug")], [(1, "05-03")]) == [("cup", "05-03"), ("jug", None)]
assert match_or_none([], [(1, "05-03")]) == []
assert match_or_none([(4, "pan")], []) == [("pan", None)]
assert match_or_none([(4, "pan"), (4, "lid")], [(4, "06-02"), (4, "06-01")]) == [("pan", "06-02"), ("pan", "06-01"), ("lid", "06-02"), ("lid", "06-01")]
assert match_or_none([(3, "mug")], [(5, "06-02"), (3, ""), (2, "06-03")]) == [("mug", None)]
assert match_or_none([(9, "mug"), (7, "mug")], [(7, "07-07"), (8, "07-08"), (7, "07-07")]) == [("mug", None), ("mug", "07-07"), ("mug", "07-07")]
assert match_or_none([(2, "b"), (1, "a"), (2, "c")], [(2, ""), (2, "x")]) == [("b", "x"), ("a", None), ("c", "x")]
