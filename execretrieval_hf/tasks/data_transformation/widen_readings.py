"""Turn long records (station, metric, value) into one list per station: the station, then its value for each
chosen metric in the given order, None where it has none and the highest where it has several. Stations come in
the order of their first record of a chosen metric. Other metrics are ignored, and stations with values for
fewer metrics than required are left out.

Keywords: pivot long records to wide
Inputs: rows, a list of (station, metric, value) tuples with integer values; metrics, a non-empty list of different names; min_filled, an integer
Requires: type(rows) is list and all(type(r) is tuple and len(r) == 3 and type(r[0]) is type(r[1]) is str and type(r[2]) is int for r in rows) and type(metrics) is list and len(metrics) > 0 and all(type(m) is str for m in metrics) and len(set(metrics)) == len(metrics) and type(min_filled) is int
Topic: reshaping
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def widen_readings(rows, metrics, min_filled):
    table = {}
    for station, metric, value in rows:
        if metric not in metrics:
            continue
        line = table.setdefault(station, [station] + [None] * len(metrics))
        column = metrics.index(metric) + 1
        if line[column] is None or value > line[column]:
            line[column] = value
    wide = []
    for line in table.values():
        filled = len(line) - 1 - line.count(None)
        if filled >= min_filled:
            wide.append(line)
    return wide


assert widen_readings([("N", "temp", 4), ("S", "dew", 2), ("N", "dew", 7)], ["temp", "dew"], 1) == [["N", 4, 7], ["S", None, 2]]
assert widen_readings([("N", "temp", 4), ("S", "rain", 2), ("N", "rain", 7)], ["rain", "temp"], 2) == [["N", 7, 4]]
assert widen_readings([("E", "wind", 3), ("W", "temp", 1), ("E", "temp", -6)], ["temp"], 1) == [["W", 1], ["E", -6]]
assert widen_readings([("E", "a", 1), ("E", "b", 2), ("W", "a", 3)], ["a", "b", "c"], 3) == []
assert widen_readings([("W", "a", 3), ("E", "b", 2), ("E", "a", 1)], ["a", "b", "c"], 2) == [["E", 1, 2, None]]
assert widen_readings([("W", "wind", 8), ("E", "temp", 0)], ["temp", "rain"], 0) == [["E", 0, None]]
assert widen_readings([("E", "c", 5), ("E", "a", 6), ("W", "d", 7)], ["a", "b", "c"], 1) == [["E", 6, None, 5]]
assert widen_readings([("E", "temp", 8), ("E", "temp", 9), ("E", "temp", 7)], ["temp"], 1) == [["E", 9]]
