from fractions import Fraction


def registered_spot(old, new, spot):
    (ax, ay), (bx, by) = old
    (cx, cy), (dx, dy) = new
    ux, uy, vx, vy = bx - ax, by - ay, dx - cx, dy - cy
    square = ux * ux + uy * uy
    if square == 0:
        return None
    along = Fraction((spot[0] - ax) * ux + (spot[1] - ay) * uy, square)
    aside = Fraction((spot[1] - ay) * ux - (spot[0] - ax) * uy, square)
    place = cx + along * vx - aside * vy, cy + along * vy + aside * vx
    return [(value.numerator, value.denominator) for value in place]
