"""Apply goods in and out, pairs of article and signed quantity, in the order given to a copy of the stock
levels. An unknown article starts from 0, one that comes to 0 disappears, and an entry that would take one below
0 is refused and changes nothing. Return the new levels and the list of refused entries as a pair, or None when
more are refused than tolerated.

Keywords: update inventory with refusals
Inputs: levels, a dictionary from article to a positive integer; movements, a list of (article, quantity) pairs; tolerated, an integer from 0
Requires: type(levels) is dict and all(type(a) is str and type(q) is int and q > 0 for a, q in levels.items()) and type(movements) is list and all(type(m) is tuple and len(m) == 2 and type(m[0]) is str and type(m[1]) is int for m in movements) and type(tolerated) is int and tolerated >= 0
Topic: inventories
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def book_movements(levels, movements, tolerated):
    current = dict(levels)
    refused = []
    for article, quantity in movements:
        left = current.get(article, 0) + quantity
        if left < 0:
            refused.append((article, quantity))
        elif left == 0:
            current.pop(article, None)
        else:
            current[article] = left
    if len(refused) > tolerated:
        return None
    return current, refused


assert book_movements({"bolt": 5}, [("bolt", -2), ("nut", 4)], 0) == ({"bolt": 3, "nut": 4}, [])
assert book_movements({"bolt": 5}, [("bolt", -5)], 0) == ({}, [])
assert book_movements({"bolt": 1}, [("bolt", -2), ("bolt", 3)], 1) == ({"bolt": 4}, [("bolt", -2)])
assert book_movements({"bolt": 1}, [("bolt", -2)], 0) == None
assert book_movements({"nut": 2}, [("cam", -1), ("nut", -3)], 2) == ({"nut": 2}, [("cam", -1), ("nut", -3)])
assert book_movements({}, [], 0) == ({}, [])
assert book_movements({"pin": 2}, [("pin", -2), ("pin", 1), ("pin", -2)], 1) == ({"pin": 1}, [("pin", -2)])
assert book_movements({"nut": 2, "pin": 9}, [("cam", -1), ("nut", -3), ("pin", 1)], 1) == None
assert book_movements({"cam": 1}, [("cam", 1)], 0) == ({"cam": 2}, [])
