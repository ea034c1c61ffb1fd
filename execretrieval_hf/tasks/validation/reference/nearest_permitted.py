def nearest_permitted(value, ranges):
    closest = [min(high, max(low, value)) for low, high in ranges]
    return min(closest, key=lambda number: (abs(number - value), number), default=None)
