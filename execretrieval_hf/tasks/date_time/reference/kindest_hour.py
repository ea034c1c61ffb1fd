def kindest_hour(offsets):
    best = None
    for hour in range(24):
        local = {name: (hour + ahead) % 24 for name, ahead in offsets.items()}
        outside = sorted(name for name, at in local.items() if at not in range(8, 18))
        night = [name for name, at in local.items() if at not in range(6, 22)]
        rank = len(outside), len(night)
        if best is None or rank < best[0]:
            best = rank, (hour, outside)
    return best[1]
