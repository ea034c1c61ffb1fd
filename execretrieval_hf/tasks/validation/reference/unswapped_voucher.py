def unswapped_voucher(number):
    def is_right(digits):
        weighted = [k * d for k, d in zip(range(1, len(digits)), digits)]
        return digits[0] > 0 and (sum(weighted) - digits[-1]) % 10 == 0

    digits = list(map(int, number))
    if is_right(digits):
        return number
    for left in range(1, len(digits)):
        digits[left - 1], digits[left] = digits[left], digits[left - 1]
        if is_right(digits):
            return "".join(map(str, digits))
        digits[left - 1], digits[left] = digits[left], digits[left - 1]
    return ""
