from itertools import groupby


def keypad_drift(pin):
    digits = [int(digit) for digit in pin]
    longest = 1
    for step, group in groupby(b - a for a, b in zip(digits, digits[1:])):
        if abs(step) <= 1:
            longest = max(longest, 1 + sum(1 for _ in group))
    return longest
