from fractions import Fraction


def share_out_cents(total, weights):
    if not sum(weights):
        return None
    exact = [Fraction(total * weight, sum(weights)) for weight in weights]
    shares = [portion.numerator // portion.denominator for portion in exact]
    while sum(shares) < total:
        lost = [portion - share for portion, share in zip(exact, shares)]
        shares[lost.index(max(lost))] += 1
    return shares
