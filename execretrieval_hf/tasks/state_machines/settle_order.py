"""Replay an online order: a hold works only while nothing is held, a take, which charges, only up to what is held,
a free drops all that is held if there is any, and a back works only up to what is still charged. Any other
step, too large ones included, is skipped whole. Report what is still held, what is still charged, and the
number of steps skipped.

Keywords: card authorization capture refund
Inputs: steps, a list of pairs (word, amount), the words being hold, take, free and back, with positive integers but 0 for free; the result is a triple
Requires: type(steps) is list and all(type(s) is tuple and len(s) == 2 and type(s[1]) is int and (s[0] in ("hold", "take", "back") and s[1] > 0 or s == ("free", 0)) for s in steps)
Topic: payment
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def settle_order(steps):
    held = charged = skipped = 0
    for word, amount in steps:
        if word == "hold" and held == 0:
            held = amount
        elif word == "take" and amount <= held:
            held -= amount
            charged += amount
        elif word == "free" and held > 0:
            held = 0
        elif word == "back" and amount <= charged:
            charged -= amount
        else:
            skipped += 1
    return held, charged, skipped


assert settle_order([("hold", 50), ("take", 20), ("take", 10)]) == (20, 30, 0)
assert settle_order([("hold", 50), ("hold", 60), ("take", 50), ("hold", 5)]) == (5, 50, 1)
assert settle_order([("hold", 9), ("take", 10), ("back", 1)]) == (9, 0, 2)
assert settle_order([("hold", 8), ("take", 6), ("free", 0), ("back", 4), ("back", 3)]) == (0, 2, 1)
assert settle_order([("take", 1), ("back", 1), ("free", 0), ("hold", 1)]) == (1, 0, 3)
assert settle_order([("hold", 7), ("take", 7), ("back", 7), ("take", 1), ("back", 1)]) == (0, 0, 2)
assert settle_order([("hold", 5), ("take", 4), ("free", 0), ("take", 1), ("free", 0)]) == (0, 4, 2)
assert settle_order([("hold", 4), ("free", 0), ("hold", 6), ("take", 5), ("hold", 2), ("free", 0)]) == (0, 5, 1)
assert settle_order([("hold", 3), ("take", 1), ("hold", 9), ("take", 2), ("hold", 8), ("take", 8), ("back", 10)]) == (0, 1, 1)
