def divided_out(coefficients, spot):
    def value(poly):
        return sum(c * spot**power for power, c in enumerate(reversed(poly)))

    rest = list(coefficients)
    times = 0
    while len(rest) > 1 and value(rest) == 0:
        quotient = []
        for c in rest[:-1]:
            quotient.append(c + spot * (quotient[-1] if quotient else 0))
        rest = quotient
        times += 1
    return times, rest
