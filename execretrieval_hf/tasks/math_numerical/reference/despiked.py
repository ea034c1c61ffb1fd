import statistics


def despiked(readings, reach, tolerance):
    result = []
    for place, reading in enumerate(readings):
        window = readings[max(0, place - reach) : place + reach + 1]
        known = [value for value in window if value is not None]
        middle = statistics.median_low(known) if known else 0
        wild = reading is not None and abs(reading - middle) > tolerance
        result.append(middle if wild else reading)
    return result
