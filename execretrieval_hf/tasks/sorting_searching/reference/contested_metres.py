def contested_metres(claims, least):
    owners = {}
    for gardener, start, end in claims:
        for metre in range(start, end):
            owners.setdefault(metre, set()).add(gardener)
    return len([metre for metre, who in owners.items() if len(who) >= least])
