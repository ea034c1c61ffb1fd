def clockface_minutes(departures):
    by_minute = {}
    for departure in departures:
        by_minute.setdefault(int(departure[3:]), set()).add(int(departure[:2]))
    hours = set().union(*by_minute.values()) if by_minute else {0}
    wanted = set(range(min(hours), max(hours) + 1))
    return [minute for minute in range(60) if by_minute.get(minute, set()) == wanted]
