def overflow_trays(names, marks, room):
    trays = [[] for _ in marks]
    pile = []
    for name in names:
        own = max(sum(mark <= name[0] for mark in marks) - 1, 0)
        order = [*range(own, len(marks)), *range(own - 1, -1, -1)]
        free = [tray for tray in order if len(trays[tray]) < room]
        (trays[free[0]] if free else pile).append(name)
    return trays, pile
