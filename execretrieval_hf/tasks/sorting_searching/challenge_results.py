"""Our squash ladder, a list of names from the top, is to be updated from (winner, loser) games in order. A
winner standing below the loser, but by no more than the allowed number of rungs, takes the loser's rung, and
all from there to the old rung move down by one. Everybody climbs only once; all other games, also those with
unknown names, change nothing.

Keywords: sports ladder update
Inputs: ladder, a list of distinct names; games, a list of (winner, loser) pairs of names; reach, an integer
Requires: type(ladder) is list and all(type(n) is str for n in ladder) and len(set(ladder)) == len(ladder) and type(games) is list and all(type(g) is tuple and len(g) == 2 and type(g[0]) is str and type(g[1]) is str for g in games) and type(reach) is int
Topic: ranking
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def challenge_results(ladder, games, reach):
    standing = list(ladder)
    climbed = []
    for winner, loser in games:
        if winner in climbed or winner not in standing or loser not in standing:
            continue
        above = standing.index(loser)
        below = standing.index(winner)
        if above < below <= above + reach:
            standing.insert(above, standing.pop(below))
            climbed.append(winner)
    return standing


assert challenge_results(["Al", "Bo", "Cy", "Di", "Ed"], [("Di", "Bo")], 2) == ["Al", "Di", "Bo", "Cy", "Ed"]
assert challenge_results(["Al", "Bo", "Cy", "Di", "Ed"], [("Di", "Al")], 2) == ["Al", "Bo", "Cy", "Di", "Ed"]
assert challenge_results(["Al", "Bo", "Cy", "Di", "Ed"], [("Ed", "Al")], 4) == ["Ed", "Al", "Bo", "Cy", "Di"]
assert challenge_results(["Al", "Bo", "Cy"], [("Cy", "Bo"), ("Cy", "Al")], 1) == ["Al", "Cy", "Bo"]
assert challenge_results(["Al", "Bo", "Cy"], [("Al", "Cy"), ("Cy", "Bo")], 3) == ["Al", "Cy", "Bo"]
assert challenge_results(["Al", "Bo", "Cy"], [("Bo", "Al"), ("Cy", "Al")], 1) == ["Bo", "Cy", "Al"]
assert challenge_results(["Di", "Ed"], [("Fay", "Di"), ("Ed", "Fay")], 9) == ["Di", "Ed"]
assert challenge_results(["Al", "Bo", "Cy", "Di"], [("Bo", "Cy"), ("Bo", "Al"), ("Al", "Bo")], 1) == ["Al", "Bo", "Cy", "Di"]
assert challenge_results(["Al", "Bo", "Cy", "Di"], [("Cy", "Al"), ("Di", "Bo"), ("Cy", "Di")], 2) == ["Cy", "Al", "Di", "Bo"]
