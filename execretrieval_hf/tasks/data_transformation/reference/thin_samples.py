def thin_samples(samples, tolerance, max_gap):
    minutes = [minute for minute, _ in samples]
    if minutes != sorted(set(minutes)):
        return None
    kept = samples[:1]
    rest = samples[1:]
    while rest:
        minute, value = rest.pop(0)
        far = abs(value - kept[-1][1]) > tolerance or minute >= kept[-1][0] + max_gap
        if far or not rest:
            kept = [*kept, (minute, value)]
    return kept
