def tile_floor_counts(length, width, tile, joint):
    def along(side):
        whole = cut = at = 0
        while at < side:
            if at + tile <= side:
                whole += 1
            else:
                cut += 1
            at += tile + joint
        return whole, cut

    (a, x), (b, y) = along(length), along(width)
    return a * b, (a + x) * (b + y) - a * b
