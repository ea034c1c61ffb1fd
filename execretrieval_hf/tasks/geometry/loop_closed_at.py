"""After how many N, E, S, W steps does a walk first revisit a cell, start included; None if never?

Keywords: walk revisits earlier cell
Inputs: moves, a string of the letters N, E, S and W, each one step to the neighbouring cell that way
Requires: type(moves) is str and re.fullmatch("[NESW]*", moves) is not None
Topic: grid paths
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def loop_closed_at(moves):
    x = y = 0
    entered = {(0, 0)}
    for step, move in enumerate(moves, 1):
        if move == "N":
            y += 1
        elif move == "S":
            y -= 1
        elif move == "E":
            x += 1
        else:
            x -= 1
        if (x, y) in entered:
            return step
        entered.add((x, y))
    return None


assert loop_closed_at("NESW") == 4
assert loop_closed_at("") == None
assert loop_closed_at("NS") == 2
assert loop_closed_at("NNEESSE") == None
assert loop_closed_at("EENWWSS") == 6
assert loop_closed_at("SSSEENNWW") == 9
assert loop_closed_at("WNNENESSWW") == 10
assert loop_closed_at("ESENWWS") == 5
