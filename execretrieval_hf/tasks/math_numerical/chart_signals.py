"""Every hour, counted from 1, our bottling line notes a weight, or None if it stood still. Given (lower limit,
target, upper limit), pairs of hour and kind are wanted: kind "limit" for a weight below the lower or above the
upper limit, otherwise "run" when a full number of weights running lie on one side of the target. Both kinds,
stops and weights on target make the count start afresh after them.

Keywords: control chart run rule
Inputs: weights, a list of integers or None; bounds, a triple (lower limit, target, upper limit); full, the number of weights from 2 that make a run
Requires: type(weights) is list and all(w is None or type(w) is int for w in weights) and type(bounds) is tuple and len(bounds) == 3 and all(type(b) is int for b in bounds) and bounds[0] <= bounds[1] <= bounds[2] and type(full) is int and full >= 2
Topic: statistics
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def chart_signals(weights, bounds, full):
    low, target, high = bounds
    signals = []
    side, length = 0, 0
    for hour, weight in enumerate(weights, 1):
        if weight is None or weight == target:
            length = 0
            continue
        new_side = 1 if weight > target else -1
        length = length + 1 if new_side == side else 1
        side = new_side
        if weight < low or weight > high:
            signals.append((hour, "limit"))
            length = 0
        elif length == full:
            signals.append((hour, "run"))
            length = 0
    return signals


assert chart_signals([51, 52, 53, 54], (45, 50, 55), 3) == [(3, "run")]
assert chart_signals([45, 55, 44, 56], (45, 50, 55), 2) == [(3, "limit"), (4, "limit")]
assert chart_signals([49, 48, 50, 47, None, 46, 49], (45, 50, 55), 2) == [(2, "run"), (7, "run")]
assert chart_signals([51, 51, 51, 51, 51], (40, 50, 60), 2) == [(2, "run"), (4, "run")]
assert chart_signals([51, 61, 51, 52], (40, 50, 60), 2) == [(2, "limit"), (4, "run")]
assert chart_signals([51, 49, 51, 49], (40, 50, 60), 2) == []
assert chart_signals([], (1, 2, 3), 2) == []
assert chart_signals([48, 39, 47, 48, 49, 51, 52], (40, 50, 60), 3) == [(2, "limit"), (5, "run")]
assert chart_signals([52, 61], (40, 50, 60), 2) == [(2, "limit")]
assert chart_signals([None, 52, None, 53, 48, 47], (45, 50, 55), 2) == [(6, "run")]
