def voted_word(readings):
    result = 0
    for bit in range(16):
        votes = sorted([reading >> bit & 1 for reading in readings] * 2 + [readings[-1] >> bit & 1])
        result += votes[len(readings)] << bit
    return result
