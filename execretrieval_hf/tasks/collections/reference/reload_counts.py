def reload_counts(visits, lifetime):
    loads = {}
    for minute, page in visits:
        times = loads.setdefault(page, [])
        if not times or minute - times[-1] >= lifetime:
            times.append(minute)
    return {page: len(times) for page, times in loads.items()}
