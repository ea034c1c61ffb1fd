"""Split rows of an order number, then articles alternating with quantities, into triples (number, article,
quantity), keeping only positive quantities

Keywords: repeating columns into separate lines
Inputs: rows, a list of lists of odd length, each an integer, then strings and integers in turn
Requires: type(rows) is list and all(type(r) is list and len(r) % 2 == 1 and all(type(n) is int for n in r[:1] + r[2::2]) and all(type(a) is str for a in r[1::2]) for r in rows)
Topic: reshaping
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def unroll_couples(rows):
    lines = []
    for row in rows:
        number = row[0]
        for place in range(1, len(row), 2):
            article, quantity = row[place:place + 2]
            if quantity > 0:
                lines.append((number, article, quantity))
    return lines


assert unroll_couples([[17, "pen", 2, "ink", 5]]) == [(17, "pen", 2), (17, "ink", 5)]
assert unroll_couples([[17, "pen", 0, "ink", 1], [12, "pad", 4]]) == [(17, "ink", 1), (12, "pad", 4)]
assert unroll_couples([[3]]) == []
assert unroll_couples([]) == []
assert unroll_couples([[3, "cup", -1, "jug", 2]]) == [(3, "jug", 2)]
assert unroll_couples([[5, "mug", 6, "mug", 6], [5, "mug", 6]]) == [(5, "mug", 6), (5, "mug", 6), (5, "mug", 6)]
assert unroll_couples([[0, "a", 1, "b", 2, "c", 3], [9], [-4, "d", 7]]) == [(0, "a", 1), (0, "b", 2), (0, "c", 3), (-4, "d", 7)]
assert unroll_couples([[8, "x", 9, "w", 0, "v", 9]]) == [(8, "x", 9), (8, "v", 9)]
