def kanban_state(limits, moves):
    where = {}
    order = []
    blocked = 0
    last = len(limits)
    for card in moves:
        target = where.get(card, -1) + 1
        if target > last:
            continue
        if target < last and list(where.values()).count(target) >= limits[target]:
            blocked += 1
            continue
        where[card] = target
        order = [other for other in order if other != card] + [card]
    return [[c for c in order if where[c] == column] for column in range(last)], blocked
