def tagged_values(message, most):
    values = {}
    rest = list(message)
    while rest:
        place = len(message) - len(rest)
        tag = rest.pop(0)
        if tag == 0:
            continue
        if not rest or rest[0] > most or len(rest) <= rest[0]:
            return place
        count = rest.pop(0)
        values[tag] = values.get(tag, []) + rest[:count]
        rest = rest[count:]
    return values
