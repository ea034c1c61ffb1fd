"""Groups ask in turn for seats in a row numbered from 1, by first and last seat. Refuse a wish that runs
backwards or off the row ("row"), shares a seat with a granted one ("taken") or leaves just one seat
free between itself and a granted one ("gap"). List the refused ones as tuples of position, from 0, and first word
that applies.

Keywords: seat row block reservation conflicts
Inputs: seats, an integer of at least 0; wishes, a list of (first, last) tuples of integers
Requires: type(seats) is int and seats >= 0 and type(wishes) is list and all(type(w) is tuple and len(w) == 2 and type(w[0]) is int and type(w[1]) is int for w in wishes)
Topic: ranges
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def refused_blocks(seats, wishes):
    sold = set()
    refused = []
    for place, (first, last) in enumerate(wishes):
        word = ""
        if first < 1 or last > seats or first > last:
            word = "row"
        elif any(seat in sold for seat in range(first, last + 1)):
            word = "taken"
        elif first - 2 in sold and first - 1 not in sold:
            word = "gap"
        elif last + 2 in sold and last + 1 not in sold:
            word = "gap"
        if word:
            refused.append((place, word))
        else:
            sold.update(range(first, last + 1))
    return refused


assert refused_blocks(20, [(1, 4), (5, 6), (20, 20)]) == []
assert refused_blocks(20, [(0, 4), (18, 21), (7, 6), (5, 5)]) == [(0, "row"), (1, "row"), (2, "row")]
assert refused_blocks(20, [(5, 8), (8, 9), (2, 5), (1, 4)]) == [(1, "taken"), (2, "taken")]
assert refused_blocks(20, [(5, 8), (10, 12), (1, 3), (11, 12)]) == [(1, "gap"), (2, "gap")]
assert refused_blocks(9, [(1, 3), (3, 5), (4, 6), (8, 9)]) == [(1, "taken"), (3, "gap")]
assert refused_blocks(12, [(7, 9), (1, 4), (4, 7)]) == [(2, "taken")]
assert refused_blocks(9, [(3, 4), (6, 7), (1, 9)]) == [(1, "gap"), (2, "taken")]
assert refused_blocks(15, [(6, 7), (4, 4), (3, 5), (2, 2), (8, 8)]) == [(1, "gap")]
assert refused_blocks(4, []) == []
assert refused_blocks(8, [(2, 6), (3, 4), (5, 3)]) == [(1, "taken"), (2, "row")]
