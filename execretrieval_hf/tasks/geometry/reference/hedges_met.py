from fractions import Fraction


def hedges_met(start, goal, hedges):
    walk = complex(*goal) - complex(*start)

    def frame(point):
        turned = (complex(*point) - complex(*start)) * walk.conjugate()
        return int(turned.real), int(turned.imag)

    limit = frame(goal)[0]
    order = {}
    for number, hedge in enumerate(hedges):
        (near, left), (far, right) = map(frame, hedge)
        if left == right or left * right > 0:
            continue
        crossing = near + Fraction(left * (far - near), left - right)
        if 0 < crossing <= limit:
            order[number] = crossing
    return sorted(order, key=order.get)
