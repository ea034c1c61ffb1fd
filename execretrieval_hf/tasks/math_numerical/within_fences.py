"""Drop outliers, keeping the order of the rest: a reading goes if it lies more than one and a half times the
distance between the quartiles below the lower quartile or above the upper one. A quartile is the ordinary
median of the lower or upper half of the sorted readings, the middle one of an odd number being in neither
half. Fewer than four readings all stay.

Keywords: remove outliers by quartiles
Inputs: readings, a list of integers; the result is a list
Requires: type(readings) is list and all(type(v) is int for v in readings)
Topic: statistics
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def within_fences(readings):
    if len(readings) < 4:
        return list(readings)
    ordered = sorted(readings)
    half = len(ordered) // 2
    doubled = []
    for part in (ordered[:half], ordered[-half:]):
        doubled.append(part[(half - 1) // 2] + part[half // 2])
    low, high = doubled
    margin = 3 * (high - low)
    kept = []
    for value in readings:
        if 4 * value < 2 * low - margin or 4 * value > 2 * high + margin:
            continue
        kept.append(value)
    return kept


assert within_fences([]) == []
assert within_fences([5, 5, 40, 5]) == [5, 5, 40, 5]
assert within_fences([12, 4, 14, 10, 12, 20, 10, 14]) == [12, 4, 14, 10, 12, 20, 10, 14]
assert within_fences([12, 3, 14, 10, 12, 21, 10, 14]) == [12, 14, 10, 12, 10, 14]
assert within_fences([0, 2, 4, 6, 14]) == [0, 2, 4, 6, 14]
assert within_fences([6, 3, 6, 7, 7, 6, 7, 5]) == [6, 6, 7, 7, 6, 7, 5]
assert within_fences([20, 16, 18, 7, 4, 14, 12]) == [20, 16, 18, 7, 4, 14, 12]
assert within_fences([4, 7, 6, 6, 7, 6]) == [7, 6, 6, 7, 6]
assert within_fences([7, 10, 0, 9, 8, 11]) == [7, 10, 9, 8, 11]
assert within_fences([6, 7, 6, 6, 3, 6, 5, 6]) == [6, 6, 6, 6, 5, 6]
