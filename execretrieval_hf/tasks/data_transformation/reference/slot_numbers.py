from bisect import bisect_right


def slot_numbers(values, low, high, bins):
    edges = [low * bins + i * (high - low) for i in range(bins + 1)]

    def slot(value):
        if value is None or not low <= value <= high:
            return None
        return min(bisect_right(edges, value * bins), bins) - 1

    return list(map(slot, values))
