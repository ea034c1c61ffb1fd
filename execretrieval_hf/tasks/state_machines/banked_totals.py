"""Score a dice game of turns: h adds the pot to the player's bank, a 1 loses the pot, and a 6 right after a 6 of
the same turn loses pot and bank; each of these passes the turn to the next player with an empty pot. Any
other throw adds to the pot. A bank reaching the goal ends the game, its player staying on turn. Give banks
and player on turn.

Keywords: push your luck dice banking
Inputs: moves, a string of the throws 1 to 6 and h for hold, which may come with an empty pot; players, their number, from 1, taking turns in ring order; goal, an integer from 1; player 0 begins; the result is a pair of a list and a number
Requires: type(moves) is str and set(moves) <= set("123456h") and type(players) is int and players >= 1 and type(goal) is int and goal >= 1
Topic: games
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def banked_totals(moves, players, goal):
    banks = [0] * players
    turn = pot = 0
    previous = ""
    for move in moves:
        if move == "h":
            banks[turn] += pot
            if banks[turn] >= goal:
                return banks, turn
        elif move == "6" and previous == "6":
            banks[turn] = 0
        elif move != "1":
            pot += int(move)
            previous = move
            continue
        turn = (turn + 1) % players
        pot = 0
        previous = ""
    return banks, turn


assert banked_totals("45h3h", 2, 50) == ([9, 3], 0)
assert banked_totals("4h61", 2, 50) == ([4, 0], 0)
assert banked_totals("4h2h66", 2, 50) == ([0, 2], 1)
assert banked_totals("5h6h6h46h", 2, 10) == ([11, 6], 0)
assert banked_totals("h24h6516", 3, 30) == ([0, 6, 0], 0)
assert banked_totals("6h6h62h", 1, 13) == ([20], 0)
assert banked_totals("656h61", 3, 99) == ([17, 0, 0], 2)
assert banked_totals("", 4, 1) == ([0, 0, 0, 0], 0)
assert banked_totals("2h3h4h6h", 2, 6) == ([6, 3], 0)
