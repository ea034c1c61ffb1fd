def months_to_clear(debt, basis_points, payment, limit):
    months = 0
    while months < limit:
        months += 1
        interest, rest = divmod(debt * basis_points, 10000)
        debt += interest + (1 if rest >= 5000 else 0)
        if debt <= payment:
            return months, debt
        debt -= payment
    return None
