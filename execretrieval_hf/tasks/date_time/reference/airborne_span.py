def airborne_span(departure, arrival):
    utc = []
    for clock, ahead in (departure, arrival):
        hours, minutes = map(int, clock.split(":"))
        utc.append(60 * hours + minutes - ahead)
    span = utc[1] - utc[0]
    while span < 1:
        span += 1440
    while span > 1440:
        span -= 1440
    return span
