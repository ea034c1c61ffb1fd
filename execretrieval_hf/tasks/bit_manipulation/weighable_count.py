"""How many different whole weights from 1 up can I measure with my pieces, on either pan of a scale?

Keywords: two pan balance measurable weights
Inputs: pieces, a list of positive integers, each piece used at most once for a weighing
Requires: type(pieces) is list and all(type(p) is int and 1 <= p <= 100 for p in pieces) and len(pieces) <= 10
Topic: bit sets
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def weighable_count(pieces):
    middle = sum(pieces)
    reachable = 1 << middle
    for piece in pieces:
        reachable |= reachable << piece | reachable >> piece
    heavier = reachable >> middle + 1
    return heavier.bit_count()


assert weighable_count([1, 3]) == 4
assert weighable_count([2, 2]) == 2
assert weighable_count([]) == 0
assert weighable_count([7]) == 1
assert weighable_count([1, 3, 9]) == 13
assert weighable_count([4, 6]) == 4
assert weighable_count([1, 1, 1]) == 3
assert weighable_count([2, 5, 10]) == 10
assert weighable_count([6, 3]) == 3
