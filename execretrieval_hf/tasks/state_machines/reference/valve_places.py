def valve_places(targets, band, up, down):
    places = [0]
    facing = 1
    for target in targets:
        gap = target - places[-1]
        sign = (gap > 0) - (gap < 0)
        if abs(gap) < band:
            places.append(places[-1])
        elif sign != facing:
            facing = sign
            places.append(places[-1])
        else:
            places.append(places[-1] + sign * min(abs(gap), {1: up, -1: down}[sign]))
    return places[1:]
