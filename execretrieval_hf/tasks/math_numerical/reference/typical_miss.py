import statistics


def typical_miss(readings):
    if not readings:
        return 0
    middle = statistics.median_low(readings)
    return statistics.median_low([abs(reading - middle) for reading in readings])
