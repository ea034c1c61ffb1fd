from fractions import Fraction


def cup_total(amounts):
    total = Fraction(0)
    for text in amounts:
        size = sum(map(Fraction, text.lstrip("-").split(" ")))
        total += -size if text[0] == "-" else size
    whole, part = divmod(abs(total), 1)
    words = [str(number) for number in (whole, part) if number]
    return ("-" if total < 0 else "") + (" ".join(words) or "0")
