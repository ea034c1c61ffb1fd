def direction_break(values):
    signs = [(b > a) - (b < a) for a, b in zip(values, values[1:])]
    first = next((sign for sign in signs if sign), 0)
    return signs.index(-first) + 1 if first and -first in signs else -1
