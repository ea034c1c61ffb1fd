def chart_climbers(previous, current, least):
    old = {song: place for place, song in enumerate(previous)}
    climbs = []
    for place, song in enumerate(current):
        rise = old.get(song, len(previous)) - place
        if rise >= least:
            climbs.append((-rise, place, song))
    return [(song, -rise) for rise, _, song in sorted(climbs)]
