def camera_cover(camera, walls, seats):
    def side(a, b, c):
        value = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
        return (value > 0) - (value < 0)

    def between(a, b, c):
        inside = all(min(p, q) <= r <= max(p, q) for p, q, r in zip(a, b, c))
        return inside and side(a, b, c) == 0

    def touch(a, b, c, d):
        if side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0:
            return True
        return between(a, b, c) or between(a, b, d) or between(c, d, a) or between(c, d, b)

    return [n for n, seat in enumerate(seats) if not any(touch(camera, seat, *wall) for wall in walls)]
