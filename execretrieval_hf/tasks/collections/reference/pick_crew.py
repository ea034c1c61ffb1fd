def pick_crew(staff, required, limit):
    missing = set(required)
    crew = []
    while missing and len(crew) < limit:
        ranking = sorted((-len(missing.intersection(s)), rate, n) for n, (rate, s) in staff.items())
        if not ranking or ranking[0][0] == 0:
            break
        crew.append(ranking[0][2])
        missing.difference_update(staff[crew[-1]][1])
    return crew, sorted(missing)
