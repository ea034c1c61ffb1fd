def runoff_survivor(ballots):
    struck = []
    lists = [list(ballot) for ballot in ballots]
    standing = {name for ballot in ballots for name in ballot}
    while True:
        leaders = [ballot[0] for ballot in lists if ballot]
        order = sorted(standing, key=lambda name: (-leaders.count(name), name))
        if 2 * leaders.count(order[0]) > len(leaders):
            return order[0], struck
        loser = order[-1]
        struck.append(loser)
        standing.remove(loser)
        lists = [[name for name in ballot if name != loser] for ballot in lists]
