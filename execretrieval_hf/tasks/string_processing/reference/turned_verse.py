def turned_verse(lines, width):
    result = []
    for line in lines:
        piece, further = line, False
        while True:
            cut = piece.rfind(" ", 0, width + 1) if len(piece) > width else -1
            shown, rest = (piece, None) if cut < 0 else (piece[:cut], "[" + piece[cut + 1 :])
            result.append(shown.rjust(width) if further else shown)
            if rest is None:
                break
            piece, further = rest, True
    return result
