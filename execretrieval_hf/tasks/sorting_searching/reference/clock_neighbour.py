def clock_neighbour(departures, moment, limit):
    options = []
    for departure in departures:
        ahead = (departure - moment) % 1440
        for wait in (ahead, ahead - 1440):
            if abs(wait) <= limit:
                options.append((abs(wait), -wait, departure))
    if not options:
        return None
    _, negative, departure = min(options)
    return departure, -negative
