def first_reach(tides, level):
    known = sorted(tide for tide in tides if tide[1] is not None)
    for minute, height in known[:1]:
        if height == level:
            return minute
    for (start, low), (end, high) in zip(known, known[1:]):
        for minute in range(start, end + 1):
            offset = low * (end - start) + (high - low) * (minute - start) - level * (end - start)
            if (high - low) * offset >= 0 and min(low, high) <= level <= max(low, high):
                return minute
    return None
