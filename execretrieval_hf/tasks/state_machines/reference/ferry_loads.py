def ferry_loads(lengths, lane):
    trips = [[0, 0]]
    for length in lengths:
        if length > lane:
            continue
        side = trips[-1].index(min(trips[-1]))
        if trips[-1][side] + length > lane:
            trips.append([0, 0])
            side = 0
        trips[-1][side] += length
    return [tuple(trip) for trip in trips if any(trip)]
