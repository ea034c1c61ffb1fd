def tile_turns(tile):
    if any(len(row) != len(tile) for row in tile):
        return None
    turned = ["".join(column) for column in zip(*tile[::-1])]
    moves = {
        "L": [row[::-1] for row in tile],
        "U": tile[::-1],
        "H": [row[::-1] for row in tile[::-1]],
        "Q": turned,
    }
    return "".join(letter for letter, result in moves.items() if result == tile)
