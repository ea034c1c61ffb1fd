def club_qualifiers(results, places, mark):
    best = {}
    for name, club, points in sorted(results, key=lambda result: result[2]):
        best.setdefault(club, {})[name] = points
    invited = {}
    for club, athletes in best.items():
        able = {name: points for name, points in athletes.items() if points >= mark}
        if len(able) >= places:
            last = sorted(able.values())[-places]
            names = [name for name in sorted(able) if able[name] >= last]
            invited[club] = sorted(names, key=able.get, reverse=True)
    return invited
