def lorry_route(roads, start, goal):
    weights = sorted({weight for _, _, weight in roads}, reverse=True)
    for weight in weights:
        open_roads = [{a, b} for a, b, bearing in roads if bearing >= weight]
        level = {start}
        seen = set()
        count = 0
        while level:
            if goal in level:
                return weight, count
            seen |= level
            level = {t for road in open_roads if road & level for t in road} - seen
            count += 1
    return None
