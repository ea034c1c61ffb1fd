"""Fewest steps to side neighbours from S to E, never on # but through some W, -1 if impossible?

Keywords: shortest maze path via waypoint
Inputs: plan, a non-empty list of equally long strings of . # S E W with exactly one S and one E
Requires: type(plan) is list and all(type(line) is str and len(line) == len(plan[0]) and set(line) <= set(".#SEW") for line in plan) and "".join(plan).count("S") == 1 and "".join(plan).count("E") == 1
Topic: grid paths
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def watered_way(plan):
    cells = {(row, column): mark for row, line in enumerate(plan) for column, mark in enumerate(line) if mark != "#"}
    layer = [(spot, False) for spot, mark in cells.items() if mark == "S"]
    seen = set(layer)
    steps = 0
    while layer:
        if any(cells[spot] == "E" and wet for spot, wet in layer):
            return steps
        fresh = []
        for (row, column), wet in layer:
            for spot in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
                if spot in cells:
                    state = (spot, wet or cells[spot] == "W")
                    if state not in seen:
                        seen.add(state)
                        fresh.append(state)
        layer = fresh
        steps += 1
    return -1


assert watered_way(["SWE"]) == 2
assert watered_way(["WSE"]) == 3
assert watered_way(["S.E", ".#.", "W#."]) == 6
assert watered_way(["S#E", "W#."]) == -1
assert watered_way(["SE.", "..."]) == -1
assert watered_way(["W..S.E.W"]) == 6
assert watered_way(["S.E..W"]) == 8
assert watered_way(["W.#", "#S.", ".E#"]) == 5
assert watered_way(["SW#", "..#", "#.E"]) == 4
assert watered_way(["WS#", "#.#", "E.."]) == 5
