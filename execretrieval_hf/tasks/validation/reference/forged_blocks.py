def forged_blocks(key):
    forged = []
    for number, group in enumerate(key.split("-"), 1):
        digits = [int(digit) for digit in group]
        last = digits.pop()
        if sum(digits) % 10 != last:
            forged.append(number)
    return forged
