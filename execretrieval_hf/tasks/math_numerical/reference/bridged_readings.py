from itertools import groupby


def bridged_readings(readings, longest):
    filled = []
    for missing, group in groupby(enumerate(readings), key=lambda item: item[1] is None):
        places = [place for place, _ in group]
        before, after = places[0] - 1, places[-1] + 1
        if not missing or before < 0 or after == len(readings) or len(places) > longest:
            filled += readings[places[0] : after]
            continue
        a, b, span = readings[before], readings[after], after - before
        for step in range(1, span):
            filled.append((2 * (a * (span - step) + b * step) + span) // (2 * span))
    return filled
