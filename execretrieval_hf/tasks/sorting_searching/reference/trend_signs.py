def trend_signs(rows):
    signs = ""
    for column in zip(*rows):
        steps = {(b > a) - (b < a) for a, b in zip(column, column[1:])} - {0}
        signs += {(): "=", (1,): "+", (-1,): "-"}.get(tuple(steps), "?")
    return signs
