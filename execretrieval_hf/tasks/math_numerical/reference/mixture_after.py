from fractions import Fraction


def mixture_after(steps, capacity):
    if capacity < 1:
        return None
    volume = share = Fraction(0)
    for kind, litres, percentage in steps:
        if kind == "draw":
            volume = max(volume - litres, Fraction(0))
        elif kind == "steam":
            spirit = volume * share
            volume = max(volume - litres, spirit)
            share = spirit / volume if volume else Fraction(0)
        elif volume + litres:
            share = (volume * share + Fraction(litres * percentage, 100)) / (volume + litres)
            volume = min(volume + litres, Fraction(capacity))
    return (share * 100).as_integer_ratio() if volume else None
