def repaired_payload(word, n):
    bits = [word >> number & 1 for number in range(n)]
    wrong = 0
    for number, bit in enumerate(bits, 1):
        wrong ^= number * bit
    if wrong > n:
        return None
    if wrong:
        bits[wrong - 1] ^= 1
    kept = [bit for number, bit in enumerate(bits, 1) if number & (number - 1)]
    return sum(bit << place for place, bit in enumerate(kept))
