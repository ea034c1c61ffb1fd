def marker_place(corners, units):
    route = corners if units >= 0 else corners[::-1]
    places = [route[0]]
    for x, y in route[1:]:
        while places[-1] != (x, y):
            u, v = places[-1]
            places.append((u + (x > u) - (x < u), v + (y > v) - (y < v)))
    return places[min(abs(units), len(places) - 1)]
