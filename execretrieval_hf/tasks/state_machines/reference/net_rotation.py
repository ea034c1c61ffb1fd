def net_rotation(bearings):
    return sum((b - a + 180) % 360 - 180 for a, b in zip(bearings, bearings[1:]))
