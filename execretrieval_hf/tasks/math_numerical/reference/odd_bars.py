from fractions import Fraction


def odd_bars(bars, beats, unit):
    full = Fraction(beats, unit)

    def length(note):
        base = Fraction(1, int(note.strip("r.t")))
        factor = {"t": Fraction(2, 3), "..": Fraction(7, 4), ".": Fraction(3, 2)}
        ending = note.lstrip("r0123456789")
        return base * factor.get(ending, 1)

    sums = [sum(map(length, bar), Fraction(0)) for bar in bars]
    wrong = [number for number, total in enumerate(sums, start=1) if total != full]
    if len(sums) > 1 and sums[0] + sums[-1] == full:
        wrong = [number for number in wrong if 1 < number < len(sums)]
    return wrong
