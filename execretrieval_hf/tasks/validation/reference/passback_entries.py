def passback_entries(log):
    wrong = set()
    ways = {}
    for place, (badge, way) in enumerate(log):
        ways.setdefault(badge, []).append((place, way))
    for walk in ways.values():
        expected = ["out", *(way for _, way in walk)]
        wrong.update(place for (place, way), last in zip(walk, expected) if way == last)
    return sorted(wrong)
