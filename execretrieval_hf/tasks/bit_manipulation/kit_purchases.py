"""A repair kit needs certain parts, the bits of a mask, and suppliers sell fixed bundles, masks of parts, at a
price. I want the bundles to buy, as ascending list positions from 0: the cheapest choice that covers the kit, on
equal cost fewer bundles, then the list that sorts first; None if even all together lack a part.

Keywords: cheapest set cover bundles
Inputs: needed, a mask; offers, a list of pairs of bundle mask and price; no bundle is bought twice
Requires: type(needed) is int and 0 <= needed < 2**10 and type(offers) is list and len(offers) <= 8 and all(type(o) is tuple and len(o) == 2 and all(type(n) is int for n in o) and 0 <= o[0] < 2**10 and 0 <= o[1] <= 1000 for o in offers)
Topic: bit sets
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def kit_purchases(needed, offers):
    best = None
    for choice in range(1 << len(offers)):
        covered = 0
        cost = 0
        bought = []
        for position, (bundle, price) in enumerate(offers):
            if choice >> position & 1:
                covered |= bundle
                cost += price
                bought.append(position)
        if needed & ~covered:
            continue
        rank = (cost, len(bought), bought)
        if best is None or rank < best:
            best = rank
    if best is None:
        return None
    return best[2]


assert kit_purchases(0b111, [(0b011, 5), (0b110, 4), (0b111, 10)]) == [0, 1]
assert kit_purchases(0b111, [(0b011, 5), (0b110, 4), (0b111, 9)]) == [2]
assert kit_purchases(0b111, [(0b011, 5), (0b010, 1)]) == None
assert kit_purchases(0, [(1, 3)]) == []
assert kit_purchases(0b11, [(0b01, 2), (0b10, 2), (0b01, 2), (0b10, 2)]) == [0, 1]
assert kit_purchases(0b0101, [(0b1000, 1), (0b1101, 7), (0b0111, 7)]) == [1]
assert kit_purchases(0b1110, [(0b0110, 3), (0b1010, 3), (0b1000, 3), (0b0100, 2)]) == [1, 3]
assert kit_purchases(0b1, [(0, 0), (1, 2), (1, 2)]) == [1]
assert kit_purchases(0b100, []) == None
assert kit_purchases(0, []) == []
