"""How many bits must a two's complement field have to hold all numbers of my list, 0 if empty?

Keywords: minimum signed bit width
Inputs: numbers, a list of integers
Requires: type(numbers) is list and all(type(n) is int and abs(n) < 2**40 for n in numbers)
Topic: signed numbers
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def snug_width(numbers):
    width = 0
    for number in numbers:
        if number < 0:
            number = -number - 1
        needed = number.bit_length() + 1
        if needed > width:
            width = needed
    return width


assert snug_width([]) == 0
assert snug_width([0]) == 1
assert snug_width([1]) == 2
assert snug_width([-1, 2]) == 3
assert snug_width([7, -8]) == 4
assert snug_width([8, 3]) == 5
assert snug_width([-9, 0, 15]) == 5
assert snug_width([100, -128]) == 8
assert snug_width([-129, 255]) == 9
assert snug_width([-1]) == 1
