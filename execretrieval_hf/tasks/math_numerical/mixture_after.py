"""Follow a mixture of spirit and water in a vat, empty at first. Adding puts in litres of a given percentage,
mixed at once; what then exceeds the capacity runs off. Drawing takes away litres of the mixture, or all if
there are fewer, and steaming water only, at most all of it. Tell the final percentage of spirit as reduced
fraction, None if the vat ends empty or its capacity is below 1.

Keywords: dilution vat concentration steps
Inputs: steps, a list of triples ("add", "draw" or "steam", litres from 0, percentage of the added liquid, 0 for the other kinds); capacity in litres; the result is a pair (numerator, denominator)
Requires: type(steps) is list and all(type(s) is tuple and len(s) == 3 and type(s[0]) is str and s[0] in ("add", "draw", "steam") and type(s[1]) is int and s[1] >= 0 and type(s[2]) is int and 0 <= s[2] <= 100 and (s[0] == "add" or s[2] == 0) for s in steps) and type(capacity) is int
Topic: fractions
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from fractions import Fraction


def mixture_after(steps, capacity):
    if capacity < 1:
        return None
    volume = spirit = Fraction(0)
    for kind, litres, percent in steps:
        if kind == "steam":
            volume = max(volume - litres, spirit)
            continue
        if kind == "add":
            volume += litres
            spirit += Fraction(litres * percent, 100)
            kept = min(volume, capacity)
        else:
            kept = max(volume - litres, 0)
        if volume > 0:
            spirit = spirit * kept / volume
            volume = kept
    if volume == 0:
        return None
    strength = spirit / volume * 100
    return strength.numerator, strength.denominator


assert mixture_after([("add", 10, 20), ("steam", 5, 0)], 10) == (40, 1)
assert mixture_after([("add", 10, 40), ("draw", 4, 0), ("add", 4, 0)], 20) == (24, 1)
assert mixture_after([("add", 10, 30), ("add", 10, 60)], 15) == (45, 1)
assert mixture_after([("add", 10, 30), ("add", 10, 60), ("draw", 5, 0), ("add", 5, 0)], 15) == (30, 1)
assert mixture_after([("add", 6, 20), ("add", 6, 10)], 1) == (80, 7)
assert mixture_after([("add", 10, 20), ("steam", 9, 0)], 10) == (100, 1)
assert mixture_after([("add", 1, 50), ("draw", 3, 0)], 9) == None
assert mixture_after([("draw", 2, 0), ("add", 4, 25)], 3) == (25, 1)
assert mixture_after([("add", 6, 10)], -1) == None
assert mixture_after([("add", 3, 90), ("draw", 5, 0), ("add", 2, 10)], 9) == (10, 1)
