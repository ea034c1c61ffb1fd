def refused_trips(trips, n):
    load = {}
    refused = []
    for place, (start, end) in enumerate(trips):
        if load.get(start, 0) >= n:
            refused.append(place)
            continue
        for stop in range(start, end):
            load[stop] = 1 + load.setdefault(stop, 0)
    return refused
