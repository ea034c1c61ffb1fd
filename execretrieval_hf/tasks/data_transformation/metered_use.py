"""Work out the use between successive readings of a meter that steps from its highest reading back to 0

Keywords: meter rollover consumption
Inputs: readings, a list of integers from 0 to highest; highest, an integer of at least 1
Requires: type(readings) is list and type(highest) is int and highest >= 1 and all(type(r) is int and 0 <= r <= highest for r in readings)
Topic: cleaning values
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def metered_use(readings, highest):
    amounts = []
    for earlier, later in zip(readings, readings[1:]):
        amount = later - earlier
        if amount < 0:
            amount += highest + 1
        amounts.append(amount)
    return amounts


assert metered_use([990, 998, 3], 999) == [8, 5]
assert metered_use([4, 4, 9], 9) == [0, 5]
assert metered_use([7], 9) == []
assert metered_use([9, 0, 9], 9) == [1, 9]
assert metered_use([5, 4, 3], 5) == [5, 5]
assert metered_use([1, 0, 1, 0], 1) == [1, 1, 1]
assert metered_use([20, 80, 10, 99, 0, 0], 99) == [60, 30, 89, 1, 0]
assert metered_use([], 99) == []
