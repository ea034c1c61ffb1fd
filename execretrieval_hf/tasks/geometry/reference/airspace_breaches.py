from fractions import Fraction


def airspace_breaches(route, zones):
    found = {}
    for leg, ((ax, ay), (bx, by)) in enumerate(zip(route, route[1:]), 1):
        dx, dy = bx - ax, by - ay
        for name, (x, y, radius) in zones.items():
            share = Fraction((x - ax) * dx + (y - ay) * dy, dx * dx + dy * dy)
            share = min(Fraction(1), max(Fraction(0), share))
            px, py = ax + share * dx - x, ay + share * dy - y
            if px * px + py * py < radius**2:
                found.setdefault(name, leg)
    return sorted((leg, name) for name, leg in found.items())
