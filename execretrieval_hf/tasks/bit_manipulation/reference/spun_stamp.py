def spun_stamp(dots, w, h):
    rows = [[dots >> r * w + c & 1 for c in range(w)] for r in range(h)]
    turned = [bit for column in zip(*rows[::-1]) for bit in column]
    return sum(bit << place for place, bit in enumerate(turned))
