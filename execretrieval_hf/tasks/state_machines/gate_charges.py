"""List what a travel card is charged for its taps. A trip costs 2 plus 1 for each zone boundary between its
ends, at most the full fare, but nothing if it ends in its first zone no more than the grace minutes after its
start. The full fare is due for an entry followed by another, an exit without entry, and a trip still open in
the end.

Keywords: tap in tap out fares
Inputs: taps, a list of tuples (minute, in or out, zone number) in time order; full, an integer from 2, the full fare; grace, an integer from 0; the charges are in the order in which they fall due
Requires: type(taps) is list and all(type(t) is tuple and len(t) == 3 and type(t[0]) is int and t[1] in ("in", "out") and type(t[2]) is int for t in taps) and [t[0] for t in taps] == sorted(t[0] for t in taps) and type(full) is int and full >= 2 and type(grace) is int and grace >= 0
Topic: transport
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def gate_charges(taps, full, grace):
    charges = []
    entry = None
    for minute, way, zone in taps:
        if way == "in":
            if entry is not None:
                charges.append(full)
            entry = (minute, zone)
        elif entry is None:
            charges.append(full)
        else:
            since, first = entry
            entry = None
            if zone == first and minute - since <= grace:
                charges.append(0)
            else:
                charges.append(min(2 + abs(zone - first), full))
    if entry is not None:
        charges.append(full)
    return charges


assert gate_charges([(0, "in", 1), (20, "out", 3), (30, "in", 4), (45, "out", 1)], 9, 5) == [4, 5]
assert gate_charges([(0, "in", 2), (5, "out", 2), (6, "in", 2), (12, "out", 2)], 7, 5) == [0, 2]
assert gate_charges([(0, "in", 1), (2, "in", 1), (9, "out", 6)], 6, 3) == [6, 6]
assert gate_charges([(0, "out", 1), (1, "out", 1), (2, "in", 3), (4, "out", 2)], 5, 9) == [5, 5, 3]
assert gate_charges([(3, "in", 1), (9, "out", 8), (9, "in", 8)], 8, 0) == [8, 8]
assert gate_charges([], 4, 4) == []
assert gate_charges([(7, "in", 3), (7, "out", 3), (7, "out", 3)], 10, 0) == [0, 10]
assert gate_charges([(0, "in", 5), (1, "in", 4), (2, "in", 4)], 3, 2) == [3, 3, 3]
assert gate_charges([(0, "in", 1), (1, "out", 2), (2, "in", 4), (3, "out", 0)], 6, 30) == [3, 6]
