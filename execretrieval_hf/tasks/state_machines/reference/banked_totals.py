def banked_totals(moves, players, goal):
    banks = {player: 0 for player in range(players)}
    turn = 0
    current = ""
    for move in moves:
        owner = turn % players
        current += move
        pot = sum(map(int, current.strip("h")))
        if move == "h":
            banks[owner] += pot
            if banks[owner] >= goal:
                break
        elif current.endswith("66"):
            banks[owner] = 0
        elif move != "1":
            continue
        turn += 1
        current = ""
    return list(banks.values()), turn % players
