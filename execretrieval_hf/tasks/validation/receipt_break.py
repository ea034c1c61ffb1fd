"""Our till numbers receipts one after the other, going back to 1 after the highest, and may print one again
right after it, as often as allowed. We want the first that breaks this: its index from 0 and the number a new
one should have there, 1 if the very first is below 1 or above the highest, as a pair. If none does, return
None.

Keywords: till receipt numbering wraparound reprints
Inputs: numbers, a list of integers; highest, an integer from 2; reprints, the repeats allowed, an integer from 0
Requires: type(numbers) is list and all(type(n) is int for n in numbers) and type(highest) is int and highest >= 2 and type(reprints) is int and reprints >= 0
Topic: numbering
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def receipt_break(numbers, highest, reprints):
    if not numbers:
        return None
    if numbers[0] < 1 or numbers[0] > highest:
        return (0, 1)
    repeated = 0
    for index in range(1, len(numbers)):
        expected = numbers[index - 1] % highest + 1
        if numbers[index] == numbers[index - 1]:
            repeated += 1
            if repeated > reprints:
                return (index, expected)
        elif numbers[index] != expected:
            return (index, expected)
        else:
            repeated = 0
    return None


assert receipt_break([7, 8, 9, 1, 1, 2, 2, 3, 3], 9, 1) == None
assert receipt_break([7, 8, 9, 1, 2, 2, 2, 3], 9, 1) == (6, 3)
assert receipt_break([41, 42, 44], 99, 0) == (2, 43)
assert receipt_break([98, 99, 100], 99, 2) == (2, 1)
assert receipt_break([5, 5, 6], 50, 0) == (1, 6)
assert receipt_break([0, 1, 2], 50, 0) == (0, 1)
assert receipt_break([10, 1], 9, 0) == (0, 1)
assert receipt_break([], 50, 1) == None
assert receipt_break([9, 9, 9, 9, 1], 9, 2) == (3, 1)
assert receipt_break([1, 3], 5, 1) == (1, 2)
