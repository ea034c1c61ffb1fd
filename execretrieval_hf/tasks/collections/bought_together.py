"""Find the pairs of different products that share at least a minimum number of baskets, as triples of the two
names in alphabetical order and their number of baskets, most frequent first, then by the names. A product
repeated in a basket counts once, and baskets with more than a maximum of different products are skipped.

Keywords: product pair co-occurrence counts
Inputs: baskets, a list of lists of strings; minimum and largest, integers from 1
Requires: type(baskets) is list and all(type(b) is list and all(type(p) is str for p in b) for b in baskets) and type(minimum) is int and 1 <= minimum and type(largest) is int and 1 <= largest
Topic: pairing
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from collections import Counter
from itertools import combinations


def bought_together(baskets, minimum, largest):
    counts = Counter()
    for basket in baskets:
        products = sorted(set(basket))
        if len(products) > largest:
            continue
        counts.update(combinations(products, 2))
    triples = [(a, b, times) for (a, b), times in counts.items() if times >= minimum]
    return sorted(triples, key=lambda triple: (-triple[2], triple[:2]))


assert bought_together([["tea", "milk"], ["milk", "tea", "jam"]], 2, 5) == [("milk", "tea", 2)]
assert bought_together([["b", "a"], ["c", "b"], ["c", "b"]], 1, 5) == [("b", "c", 2), ("a", "b", 1)]
assert bought_together([["a", "b", "c"], ["a", "b"], ["b", "a", "d", "c"]], 2, 3) == [("a", "b", 2)]
assert bought_together([["jam", "tea"], ["tea"]], 2, 4) == []
assert bought_together([["a", "a", "b"], ["a", "c", "c"]], 1, 2) == [("a", "b", 1), ("a", "c", 1)]
assert bought_together([["z", "y"], ["x", "y"], ["x", "z"]], 1, 3) == [("x", "y", 1), ("x", "z", 1), ("y", "z", 1)]
assert bought_together([], 1, 3) == []
assert bought_together([["a", "d"], ["a", "c"], ["c", "a"], ["d", "a"], ["d", "c"]], 2, 2) == [("a", "c", 2), ("a", "d", 2)]
