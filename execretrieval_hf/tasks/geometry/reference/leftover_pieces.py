def leftover_pieces(sheet, cut):
    x1, y1, x2, y2 = sheet
    if not (cut[0] < x2 and x1 < cut[2] and cut[1] < y2 and y1 < cut[3]):
        return [sheet]
    a, c = (sorted((x1, x, x2))[1] for x in cut[::2])
    b, d = (sorted((y1, y, y2))[1] for y in cut[1::2])
    pieces = ((x1, y1, a, y2), (c, y1, x2, y2), (a, y1, c, b), (a, d, c, y2))
    return [piece for piece in pieces if piece[0] != piece[2] and piece[1] != piece[3]]
