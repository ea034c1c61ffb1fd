def dock_trips(jobs, capacity):
    skipped = [i for i, (metres, work) in enumerate(jobs) if 2 * metres + work > capacity]
    todo = [job for i, job in enumerate(jobs) if i not in skipped]
    route = [0]
    used = charges = 0
    for metres, work in todo:
        step = abs(metres - route[-1])
        if used + step + work + metres > capacity:
            route.append(0)
            charges += 1
            used, step = 0, metres
        used += step + work
        route.append(metres)
    route.append(0)
    return sum(abs(a - b) for a, b in zip(route, route[1:])), charges, skipped
