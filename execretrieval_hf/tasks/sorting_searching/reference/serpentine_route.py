def serpentine_route(picks):
    aisles = sorted({aisle for aisle, _ in picks})
    route = []
    for turn, aisle in enumerate(aisles):
        shelves = sorted((pick for pick in picks if pick[0] == aisle), reverse=turn % 2 == 1)
        route.extend(shelves)
    return route
