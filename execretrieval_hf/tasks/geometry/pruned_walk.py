"""Our step recorder writes a walk as letters N, E, S and W, one block each; any other sign is noise to be
skipped. People wander in loops: as soon as the walk is back on a spot of the route kept so far, start
included, all steps since that spot are struck out. What letters remain at the end?

Keywords: erase loops from step string
Inputs: letters, a string
Requires: type(letters) is str
Topic: grid paths
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def pruned_walk(letters):
    moves = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
    trail = [(0, 0)]
    kept = []
    for letter in letters:
        if letter not in moves:
            continue
        right, up = moves[letter]
        spot = (trail[-1][0] + right, trail[-1][1] + up)
        if spot in trail:
            place = trail.index(spot)
            trail = trail[: place + 1]
            kept = kept[:place]
        else:
            trail.append(spot)
            kept.append(letter)
    return "".join(kept)


assert pruned_walk("NNE") == "NNE"
assert pruned_walk("NESW") == ""
assert pruned_walk("NNESWW") == "NW"
assert pruned_walk("NNS") == "N"
assert pruned_walk("E?e E-N") == "EEN"
assert pruned_walk("EENWSE") == "EE"
assert pruned_walk("NESWNESWSS") == "SS"
assert pruned_walk("ENWWSSEEE") == "ENWWSSEEE"
assert pruned_walk("NEESWNNN") == "NENN"
assert pruned_walk("") == ""
