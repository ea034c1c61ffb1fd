def dominant_angle(triangle):
    def squared(a, b):
        return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2

    a, b, c = triangle
    if (b[0] - a[0]) * (c[1] - a[1]) == (b[1] - a[1]) * (c[0] - a[0]):
        return None
    opposite = [squared(b, c), squared(a, c), squared(a, b)]
    corner = opposite.index(max(opposite))
    rest = sum(opposite) - 2 * opposite[corner]
    return corner, "right" if rest == 0 else "acute" if rest > 0 else "obtuse"
