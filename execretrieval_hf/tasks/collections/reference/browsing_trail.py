def browsing_trail(visits, limit, current):
    newest = dict.fromkeys(reversed(visits))
    newest.pop(current, None)
    return list(newest)[: max(limit, 0)]
