from fractions import Fraction


def inch_label(tenths, parts):
    if tenths < 0 or parts < 1:
        return ""
    units = (Fraction(tenths * parts, 254) + Fraction(1, 2)).__floor__()
    feet, units = divmod(units, 12 * parts)
    inches, units = divmod(units, parts)
    words = ([str(inches)] if inches else []) + ([str(Fraction(units, parts))] if units else [])
    terms = ([f"{feet} ft"] if feet else []) + ([" ".join(words) + " in"] if words else [])
    return " ".join(terms) or "0 in"
