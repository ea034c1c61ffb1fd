from fractions import Fraction


def culprit_main(pipes, leak):
    def squared(a, b):
        dx, dy = b[0] - a[0], b[1] - a[1]
        along = (leak[0] - a[0]) * dx + (leak[1] - a[1]) * dy
        share = min(Fraction(1), max(Fraction(0), Fraction(along, dx * dx + dy * dy)))
        return (a[0] + share * dx - leak[0]) ** 2 + (a[1] + share * dy - leak[1]) ** 2

    distances = [Fraction(squared(*pipe)) for pipe in pipes]
    best = min(distances)
    return distances.index(best), best.numerator, best.denominator
