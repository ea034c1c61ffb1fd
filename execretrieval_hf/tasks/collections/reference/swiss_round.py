def swiss_round(players, met, rested):
    past = {frozenset(pair) for pair in met}
    free = list(players)
    resting = None
    if len(free) % 2:
        tired = [player for player in free if player not in rested]
        if tired:
            resting = tired[-1]
            free.remove(resting)
    pairs, alone = [], []
    while free:
        best, *others = free
        fit = [other for other in others if frozenset((best, other)) not in past]
        if fit:
            pairs.append((best, fit[0]))
            others.remove(fit[0])
        else:
            alone.append(best)
        free = others
    return pairs, resting, alone
