"""A balance comes with one weight each of 1, 3, 9, 27 grams and so on, up to a given number of weights. Tell
which of them, lightest first, go beside the goods and which on the opposite pan so that goods of a whole
number of grams are balanced, or None if that cannot be done.

Keywords: balance weights powers of three
Inputs: mass, grams of the goods, from 0; count, how many weights there are, at least 1; the result is a pair of lists (beside the goods, opposite)
Requires: type(mass) is int and mass >= 0 and type(count) is int and count >= 1
Topic: digits and bases
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def scale_split(mass, count):
    beside, opposite = [], []
    rest = mass
    for power in range(count):
        rest, digit = divmod(rest, 3)
        if digit == 1:
            opposite.append(3**power)
        elif digit == 2:
            beside.append(3**power)
            rest += 1
    if rest > 0:
        return None
    return beside, opposite


assert scale_split(5, 4) == ([1, 3], [9])
assert scale_split(4, 2) == ([], [1, 3])
assert scale_split(5, 2) == None
assert scale_split(13, 3) == ([], [1, 3, 9])
assert scale_split(14, 3) == None
assert scale_split(14, 4) == ([1, 3, 9], [27])
assert scale_split(0, 2) == ([], [])
assert scale_split(20, 4) == ([1, 9], [3, 27])
assert scale_split(2, 2) == ([1], [3])
