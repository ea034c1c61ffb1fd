def doubled_trapezoid_total(samples, max_gap):
    highest = {}
    for time, power in sorted(samples):
        highest[time] = power
    times = list(highest)
    if len(times) < 2:
        return None
    stretches = [(b - a, highest[a] + highest[b]) for a, b in zip(times, times[1:])]
    short = [span * sides for span, sides in stretches if span <= max_gap]
    return sum(short), len(stretches) - len(short)
