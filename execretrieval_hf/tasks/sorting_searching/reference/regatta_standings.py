def regatta_standings(races):
    sailors = sorted({name for race in races for name in race})
    absent = len(sailors) + 1
    table = []
    for name in sailors:
        results = [race.index(name) + 1 if name in race else absent for race in races]
        kept = sorted(results)[:-1] if len(races) >= 4 else results
        table.append((sum(kept), -results.count(1), results[-1], name))
    return [(row[3], row[0]) for row in sorted(table)]
