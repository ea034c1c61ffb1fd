def slot_load(runs, length, slots):
    load = [0] * slots
    for start, end in runs:
        for minute in range(start, min(end, length * slots)):
            load[minute // length] += 1
    return load
