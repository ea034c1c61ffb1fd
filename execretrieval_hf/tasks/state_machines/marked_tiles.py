"""How many different tiles does my robot draw on, starting pen up in the southwest corner, walls blocking steps?

Keywords: robot pen up down tiles
Inputs: commands, a string of n, e, s and w for a step, d and u for pen down and up; width and height of the room in tiles, from 1; a tile is drawn on when the pen goes down on it or is down on arriving there
Requires: type(commands) is str and set(commands) <= set("neswdu") and type(width) is int and width >= 1 and type(height) is int and height >= 1
Topic: robots
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def marked_tiles(commands, width, height):
    x = y = 0
    drawing = False
    marked = set()
    for command in commands:
        if command == "d":
            drawing = True
        elif command == "u":
            drawing = False
        elif command == "n" and y < height - 1:
            y += 1
        elif command == "s" and y > 0:
            y -= 1
        elif command == "e" and x < width - 1:
            x += 1
        elif command == "w" and x > 0:
            x -= 1
        if drawing:
            marked.add((x, y))
    return len(marked)


assert marked_tiles("edds", 4, 3) == 1
assert marked_tiles("eeduww", 5, 5) == 1
assert marked_tiles("dnnsw", 3, 2) == 2
assert marked_tiles("deenwwsdu", 3, 3) == 6
assert marked_tiles("nesw", 4, 4) == 0
assert marked_tiles("deeee", 4, 1) == 4
assert marked_tiles("dnnnnn", 1, 5) == 5
assert marked_tiles("deuedee", 9, 1) == 5
assert marked_tiles("eedwwuneed", 4, 4) == 4
assert marked_tiles("swnndsssue", 2, 3) == 3
