"""Which column names, cut to n characters, ignoring case, repeat earlier ones, as (first, own) position pairs,
from 0?

Keywords: clashing column names index pairs
Inputs: names, a list of strings; width, a positive integer
Requires: type(names) is list and all(type(s) is str for s in names) and type(width) is int and 0 < width < 100
Topic: identifiers
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def truncated_twins(names, width):
    first_at = {}
    pairs = []
    for place, name in enumerate(names):
        stem = name[:width].lower()
        if stem in first_at:
            pairs.append((first_at[stem], place))
        else:
            first_at[stem] = place
    return pairs


assert truncated_twins(["price_net", "price_gross", "date"], 5) == [(0, 1)]
assert truncated_twins(["price_net", "price_gross", "date"], 7) == []
assert truncated_twins(["Cost", "COST", "cost"], 8) == [(0, 1), (0, 2)]
assert truncated_twins(["abc", "abd", "ABE", "abe"], 3) == [(2, 3)]
assert truncated_twins(["abc", "Abd", "x", "xyz"], 2) == [(0, 1)]
assert truncated_twins(["", "ab", ""], 1) == [(0, 2)]
assert truncated_twins(["kg", "KGS", "kgs", "k"], 2) == [(0, 1), (0, 2)]
assert truncated_twins([], 4) == []
assert truncated_twins(["day", "month", "dates", "mo"], 1) == [(0, 2), (1, 3)]
