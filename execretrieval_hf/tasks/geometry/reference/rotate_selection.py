def rotate_selection(box, pivot, turns, canvas):
    centre = complex(*pivot)
    factor = (1, 1j, -1, -1j)[turns % 4]
    corners = [(complex(x, y) - centre) * factor + centre for x in box[::2] for y in box[1::2]]
    xs = sorted(int(corner.real) for corner in corners)
    ys = sorted(int(corner.imag) for corner in corners)
    part = max(xs[0], 0), max(ys[0], 0), min(xs[-1], canvas[0]), min(ys[-1], canvas[1])
    return part if part[0] < part[2] and part[1] < part[3] else None
