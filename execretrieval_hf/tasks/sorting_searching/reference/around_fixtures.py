def around_fixtures(items, fixed):
    held = {place: items[place] for place in fixed}
    result = sorted(v for place, v in enumerate(items) if place not in held)
    for place in sorted(held):
        result.insert(place, held[place])
    return result
