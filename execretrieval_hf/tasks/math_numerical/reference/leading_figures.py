from decimal import ROUND_HALF_UP, Decimal


def leading_figures(number, figures):
    surplus = len(str(abs(number))) - figures
    if surplus <= 0:
        return number
    unit = 10**surplus
    return int((Decimal(number) / unit).quantize(Decimal(1), ROUND_HALF_UP)) * unit
