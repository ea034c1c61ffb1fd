def refused_calls(times, limit, window):
    if limit < 1:
        return None
    refused = []
    for place, time in enumerate(times):
        recent = [t for i, t in enumerate(times[:place]) if i not in refused and time - t < window]
        if len(recent) >= limit:
            refused.append(place)
    return refused
