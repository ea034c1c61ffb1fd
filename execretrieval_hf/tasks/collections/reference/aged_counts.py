def aged_counts(requests, room, period):
    table = []
    for number, name in enumerate(requests, 1):
        names = [entry[0] for entry in table]
        ones = [place for place, entry in enumerate(table) if entry[1] == 1]
        if name in names:
            table[names.index(name)][1] += 1
        elif len(table) < room:
            table.append([name, 1])
        elif ones:
            table.pop(ones[0])
            table.append([name, 1])
        if not number % period:
            table = [[entry, count // 2] for entry, count in table if count // 2]
    return dict(map(tuple, table))
