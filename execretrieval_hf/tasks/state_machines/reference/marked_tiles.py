def marked_tiles(commands, width, height):
    steps = {"n": 1j, "s": -1j, "e": 1, "w": -1}
    room = {complex(x, y) for x in range(width) for y in range(height)}
    position, is_down = 0j, False
    marks = []
    for command in commands:
        if command in "du":
            is_down = command == "d"
        elif position + steps[command] in room:
            position += steps[command]
        marks += [position] * is_down
    return len(set(marks))
