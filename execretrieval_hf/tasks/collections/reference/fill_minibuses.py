def fill_minibuses(families, seats, fleet):
    buses = {}
    behind = []
    for name, size in families:
        fitting = [n for n, (free, _) in buses.items() if free >= size]
        if not fitting and len(buses) < fleet and size <= seats:
            fitting = [len(buses)]
            buses[fitting[0]] = (seats, [])
        if not fitting:
            behind.append(name)
            continue
        free, names = buses[min(fitting)]
        buses[min(fitting)] = (free - size, [*names, name])
    return [names for _, names in buses.values()], behind
