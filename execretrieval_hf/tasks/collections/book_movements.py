"""Apply goods in and goods out, pairs of article and signed quantity, in the order given to a copy of the
stock levels, where an unknown article starts from 0, one that comes to 0 disappears and an entry that would
take one below 0 is refused and changes nothing. The result is a pair of the new levels and the list of
refused entries as they came, or None when more are refused than tolerated.

Keywords: update inventory with refusals
Inputs: levels, a dictionary from article to a positive integer; movements, a list of pairs; tolerated, an integer
Requires: all(type(q) is int and q > 0 for q in levels.values()) and all(type(q) is int for _, q in movements) and tolerated >= 0
Topic: counters
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
