def ratios_inside(low, high, limit):
    def between(a, b, c, d):
        if b + d > limit:
            return []
        middle = (a + c, b + d)
        return between(a, b, *middle) + [middle] + between(*middle, c, d)

    ratios = []
    for whole in range(high[0] // high[1] + 1):
        ratios += [(whole, 1), *between(whole, 1, whole + 1, 1)]
    is_inside = {
        (n, d): n * low[1] > low[0] * d and n * high[1] < high[0] * d for n, d in ratios
    }
    return [ratio for ratio in ratios if is_inside[ratio]]
