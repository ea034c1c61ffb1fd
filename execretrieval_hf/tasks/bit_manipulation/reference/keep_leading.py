def keep_leading(number, k):
    ones = [power for power in map((2).__pow__, range(32)) if number & power]
    return sum(ones[max(len(ones) - k, 0) :])
