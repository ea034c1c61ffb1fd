def hex_cells_in_reach(radius, piece, steps):
    def moves(a, b):
        q, r = a[0] - b[0], a[1] - b[1]
        return max(abs(q), abs(r), abs(q + r))

    span = range(-radius, radius + 1)
    board = [(q, r) for q in span for r in span if moves((q, r), (0, 0)) <= radius]
    return sum(1 for place in board if 0 < moves(place, piece) <= steps)
