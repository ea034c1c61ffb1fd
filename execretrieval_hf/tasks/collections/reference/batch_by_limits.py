def batch_by_limits(parcels, count, weight):
    light = [parcel for parcel in parcels if parcel[1] <= weight]
    batches = []
    load = zone = None
    for name, own, where in light:
        if not batches or (len(batches[-1]) == count) | (load + own > weight) | (where != zone):
            batches.append([])
            load = 0
        load, zone = load + own, where
        batches[-1] += [name]
    return batches, [parcel[0] for parcel in parcels if parcel not in light]
