def overlap_kind(first, second):
    a, b = frozenset(first), frozenset(second)
    answers = [
        ("empty", not (a and b)),
        ("same", a == b),
        ("part", a <= b),
        ("whole", b <= a),
        ("apart", a.isdisjoint(b)),
        ("close", len(a & b) > len(a ^ b)),
        ("loose", True),
    ]
    return next(word for word, holds in answers if holds)
