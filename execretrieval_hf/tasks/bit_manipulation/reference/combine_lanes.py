def combine_lanes(left, right, width, operation):
    base = 2**width
    rules = {
        "sum": lambda a, b: min(a + b, base - 1),
        "difference": lambda a, b: max(a - b, 0),
        "mean": lambda a, b: -(-(a + b) // 2),
        "larger": max,
    }
    if operation not in rules:
        return None

    def combined(a, b):
        if a == b == 0:
            return 0
        return rules[operation](a % base, b % base) + base * combined(a // base, b // base)

    return combined(left, right)
