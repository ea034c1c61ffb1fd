def snake_teams(players, count):
    order = list(range(count)) + list(reversed(range(count)))
    drawn = [order[i % len(order)] for i in range(len(players))]
    return [[p for p, team in zip(players, drawn) if team == number] for number in range(count)]
