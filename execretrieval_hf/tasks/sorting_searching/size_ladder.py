"""Sort shirt sizes like XS, M, XXL or 3XL, which equals XXXL, from smallest to largest, equals keeping their
order.

Keywords: clothing label order small large
Inputs: labels, a list of strings made of any number of X before S or L, or a digit from 2 and XS or XL, or just M
Requires: type(labels) is list and all(type(s) is str and re.fullmatch("X*[SL]|[2-9]X[SL]|M", s) for s in labels)
Topic: custom orderings
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def size_ladder(labels):
    scored = []
    for label in labels:
        extra = label.count("X")
        if label[0].isdigit():
            extra = int(label[0])
        if label.endswith("S"):
            step = -1 - extra
        elif label.endswith("L"):
            step = 1 + extra
        else:
            step = 0
        scored.append((step, label))
    scored.sort(key=lambda pair: pair[0])
    return [label for _, label in scored]


assert size_ladder([]) == []
assert size_ladder(["L", "M", "S"]) == ["S", "M", "L"]
assert size_ladder(["XL", "L", "XXL"]) == ["L", "XL", "XXL"]
assert size_ladder(["XS", "S", "XXS"]) == ["XXS", "XS", "S"]
assert size_ladder(["3XL", "XXXL", "XXL"]) == ["XXL", "3XL", "XXXL"]
assert size_ladder(["XXXL", "3XL", "4XL"]) == ["XXXL", "3XL", "4XL"]
assert size_ladder(["XXS", "3XS", "2XS", "XS"]) == ["3XS", "XXS", "2XS", "XS"]
assert size_ladder(["M", "XS", "M", "XL", "S"]) == ["XS", "S", "M", "M", "XL"]
assert size_ladder(["2XL", "XL", "3XL", "L", "S"]) == ["S", "L", "XL", "2XL", "3XL"]
