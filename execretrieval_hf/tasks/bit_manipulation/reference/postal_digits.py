def postal_digits(groups):
    digits = []
    for group in groups:
        weights = [w for w, bit in zip((7, 4, 2, 1, 0), f"{group:05b}") if bit == "1"]
        digits.append(sum(weights) % 11 if len(weights) == 2 else None)
    missing = digits.count(None)
    known = sum(digit for digit in digits if digit is not None)
    if missing > 1 or missing == 0 and known % 10:
        return None
    return [-known % 10 if digit is None else digit for digit in digits]
