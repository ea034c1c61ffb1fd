def gradient_hex(stops, value):
    if not stops:
        return ""
    below = [stop for stop in stops if stop[0] <= value]
    above = [stop for stop in stops if stop[0] > value]
    (left, old), (right, new) = (below or stops)[-1 if below else 0], (above or stops)[0 if above else -1]
    if not below or not above:
        left, right = 0, 1
        old = new = below[-1][1] if below else above[0][1]
        value = 0
    span = right - left
    parts = [(2 * (a * (right - value) + b * (value - left)) + span) // (2 * span) for a, b in zip(old, new)]
    return "#%02x%02x%02x" % tuple(parts)
