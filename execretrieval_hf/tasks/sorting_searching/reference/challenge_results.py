def challenge_results(ladder, games, reach):
    climbed = []
    for winner, loser in games:
        if winner in climbed or not {winner, loser} <= set(ladder):
            continue
        low, high = ladder.index(winner), ladder.index(loser)
        if 0 < low - high <= reach:
            others = [name for name in ladder if name != winner]
            ladder = [*others[:high], winner, *others[high:]]
            climbed.append(winner)
    return list(ladder)
