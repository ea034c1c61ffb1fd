def rim_squares(marked, w, h):
    cells = {divmod(bit, w) for bit in range(w * h) if marked >> bit & 1}
    rim = 0
    for r in range(h):
        for c in range(w):
            beside = {(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)}
            if (r, c) not in cells and beside & cells:
                rim |= 1 << r * w + c
    return rim
