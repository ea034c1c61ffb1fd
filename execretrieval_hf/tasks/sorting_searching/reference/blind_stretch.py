def blind_stretch(cameras, length):
    reached = 0
    parts = []
    for low, high in sorted((at - reach, at + reach) for at, reach in cameras):
        if low > reached:
            parts.append((reached, min(low, length)))
        reached = max(reached, high)
    parts.append((reached, length))
    return max((p for p in parts if p[1] > p[0]), key=lambda p: p[1] - p[0], default=None)
