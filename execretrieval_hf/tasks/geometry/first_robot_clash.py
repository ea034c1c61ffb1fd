"""Warehouse carts start on grid cells and follow strings, one letter per tick: N adds 1 to y, S takes 1 off, E and
W do the same to x; any other sign or a finished string means standing still. Report the earliest tick, from 1,
in which two carts end on one cell or trade places, 0 if two start on one cell, -1 if this never happens.

Keywords: simultaneous grid moves collision tick
Inputs: robots, a list of (x, y, commands) tuples of two integers and a string
Requires: type(robots) is list and all(type(r) is tuple and len(r) == 3 and type(r[0]) is int and type(r[1]) is int and type(r[2]) is str for r in robots)
Topic: collisions and visibility
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def first_robot_clash(robots):
    shifts = {"N": (0, 1), "S": (0, -1), "E": (1, 0), "W": (-1, 0)}
    cells = [(x, y) for x, y, _ in robots]
    if len(set(cells)) < len(cells):
        return 0
    for tick in range(max([len(commands) for _, _, commands in robots], default=0)):
        moved = []
        for (x, y), (_, _, commands) in zip(cells, robots):
            dx, dy = shifts.get(commands[tick:tick + 1], (0, 0))
            moved.append((x + dx, y + dy))
        trips = set(zip(cells, moved))
        swapped = any(old != new and (new, old) in trips for old, new in trips)
        if swapped or len(set(moved)) < len(moved):
            return tick + 1
        cells = moved
    return -1


assert first_robot_clash([]) == -1
assert first_robot_clash([(0, 0, "EE"), (1, 1, "S"), (0, 0, "N")]) == 0
assert first_robot_clash([(0, 0, "E"), (1, 0, "W")]) == 1
assert first_robot_clash([(0, 0, "NEE"), (2, 1, ".")]) == 3
assert first_robot_clash([(5, 5, "SW"), (3, 4, "EE"), (9, 9, "")]) == 2
assert first_robot_clash([(2, 2, "WN"), (1, 2, "WE"), (0, 3, "E")]) == 2
assert first_robot_clash([(0, 0, "NESW"), (1, 0, "WNES"), (3, 3, "?")]) == -1
assert first_robot_clash([(0, 0, "EEEE"), (5, 1, "WxS"), (7, 7, "NE")]) == 4
assert first_robot_clash([(3, 0, "N"), (3, 2, "SE"), (8, 8, "WWWWW")]) == 1
assert first_robot_clash([(0, 0, "NNNNNN"), (4, 4, "..WWW"), (0, 9, "SSSSS")]) == 5
