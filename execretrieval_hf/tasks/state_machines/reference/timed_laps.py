def timed_laps(presses, end):
    laps = []
    run = None
    base = mark = 0

    def shown(now):
        return base if run is None else base + now - run

    for second, button in presses:
        now = shown(second)
        match button, run is None:
            case "main", True:
                run = second
            case "main", False:
                base, run = now, None
            case "side", True:
                base = mark = 0
                laps = []
            case "side", False:
                laps += [now - mark] if now != mark else []
                mark = now
    return laps, shown(end)
