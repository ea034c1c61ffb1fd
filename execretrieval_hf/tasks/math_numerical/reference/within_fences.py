import statistics


def within_fences(readings):
    if len(readings) < 4:
        return list(readings)
    ordered = sorted(readings)
    half = len(ordered) // 2
    lower = statistics.median(ordered[:half])
    upper = statistics.median(ordered[-half:])
    fence = 1.5 * (upper - lower)
    return [reading for reading in readings if lower - fence <= reading <= upper + fence]
