def sticky_levels(readings, limits, margin):
    levels = [0]
    for reading in readings:
        reached = len([limit for limit in limits if limit <= reading])
        holding = len([limit for limit in limits if limit - margin <= reading])
        levels.append(max(reached, min(levels[-1], holding)))
    return levels[1:]
