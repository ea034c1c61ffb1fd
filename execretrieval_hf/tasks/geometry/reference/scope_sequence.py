from fractions import Fraction


def scope_sequence(ships, radar):
    def key(name):
        x, y = ships[name][0] - radar[0], ships[name][1] - radar[1]
        for quarter in range(4):
            if y > 0 and x >= 0:
                return quarter, Fraction(x, y), x * x + y * y, name
            x, y = -y, x

    return sorted((name for name, place in ships.items() if place != radar), key=key)
