"""Our gateway collects sensor values and saves them in batches. A sensor reporting again before a save keeps its
place with the new value. Whenever n different sensors are waiting, at each pause, recorded as None, and at
the end, all of them are saved together. Show me the batches, none empty, as lists of pairs of sensor and
value.

Keywords: write-back buffer of readings
Inputs: reports, a list of pairs of sensor and value, or None; limit, the number n, from 1
Requires: type(reports) is list and all(r is None or type(r) is tuple and len(r) == 2 and type(r[0]) is str and type(r[1]) is int for r in reports) and type(limit) is int and limit >= 1
Topic: caches
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def flush_batches(reports, limit):
    batches = []
    waiting = {}
    for report in reports + [None]:
        if report is not None:
            sensor, value = report
            waiting[sensor] = value
            if len(waiting) < limit:
                continue
        if waiting:
            batches.append(list(waiting.items()))
            waiting = {}
    return batches


assert flush_batches([("a", 1), ("b", 2), ("c", 3)], 2) == [[("a", 1), ("b", 2)], [("c", 3)]]
assert flush_batches([("a", 1), ("b", 2), ("a", 7)], 3) == [[("a", 7), ("b", 2)]]
assert flush_batches([("a", 1), None, ("a", 2), None, None], 5) == [[("a", 1)], [("a", 2)]]
assert flush_batches([("a", 1), ("a", 2), ("b", 3), ("a", 4)], 2) == [[("a", 2), ("b", 3)], [("a", 4)]]
assert flush_batches([], 1) == []
assert flush_batches([("b", 6), ("b", 6)], 1) == [[("b", 6)], [("b", 6)]]
assert flush_batches([None, ("a", 0), ("b", 1), ("a", 2), ("c", 5), ("a", 9)], 3) == [[("a", 2), ("b", 1), ("c", 5)], [("a", 9)]]
assert flush_batches([("a", 3), ("b", 4), None, ("b", 5)], 2) == [[("a", 3), ("b", 4)], [("b", 5)]]
