"""Deal these ranked players into a number of teams, first team to last, then back from last to first,
alternating.

Keywords: snake draft teams
Inputs: players, a list of names; count, the number of teams, from 1; the result is a list of the teams, each a list of names in the order dealt
Requires: type(players) is list and all(type(p) is str for p in players) and type(count) is int and 1 <= count <= 100
Topic: grouping
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def snake_teams(players, count):
    squads = [[] for _ in range(count)]
    for pick, player in enumerate(players):
        lap, seat = divmod(pick, count)
        if lap % 2 == 1:
            seat = count - seat - 1
        squads[seat].append(player)
    return squads


assert snake_teams(["Ann", "Bo", "Cy", "Di"], 2) == [["Ann", "Di"], ["Bo", "Cy"]]
assert snake_teams(["Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus"], 3) == [["Ann", "Flo", "Gus"], ["Bo", "Ed"], ["Cy", "Di"]]
assert snake_teams(["Ann", "Bo"], 4) == [["Ann"], ["Bo"], [], []]
assert snake_teams([], 3) == [[], [], []]
assert snake_teams(["Cy", "Ann", "Bo"], 1) == [["Cy", "Ann", "Bo"]]
assert snake_teams(["a", "b", "c", "d", "e"], 4) == [["a"], ["b"], ["c"], ["d", "e"]]
assert snake_teams(["a", "b", "c", "d", "e", "f", "g", "h"], 2) == [["a", "d", "e", "h"], ["b", "c", "f", "g"]]
assert snake_teams(["x", "x", "y"], 2) == [["x"], ["x", "y"]]
