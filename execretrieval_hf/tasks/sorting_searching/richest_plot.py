"""Which square of given side holds most berries? Give (top, left, berries), positions from 0; upper, then left on
ties.

Keywords: square with largest sum in field
Inputs: field, a non-empty list of equally long lists of integers from 0; side, an integer from 1 to the smaller dimension
Requires: type(field) is list and all(type(r) is list and len(r) == len(field[0]) and all(type(v) is int and v >= 0 for v in r) for r in field) and type(side) is int and 1 <= side <= len(field) and side <= len(field[0])
Topic: grid search
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def richest_plot(field, side):
    best = None
    for top in range(len(field) - side + 1):
        for left in range(len(field[0]) - side + 1):
            berries = 0
            for row in field[top:top + side]:
                berries += sum(row[left:left + side])
            if best is None or berries > best[2]:
                best = (top, left, berries)
    return best


assert richest_plot([[0]], 1) == (0, 0, 0)
assert richest_plot([[1, 3, 3]], 1) == (0, 1, 3)
assert richest_plot([[1], [2], [2]], 1) == (1, 0, 2)
assert richest_plot([[1, 2], [3, 4]], 2) == (0, 0, 10)
assert richest_plot([[0, 0, 5], [0, 0, 5]], 2) == (0, 1, 10)
assert richest_plot([[0, 0, 0], [0, 1, 0], [0, 0, 0]], 2) == (0, 0, 1)
assert richest_plot([[0, 0, 0], [2, 0, 0], [0, 0, 3]], 2) == (1, 1, 3)
assert richest_plot([[4, 0, 0, 1], [0, 0, 3, 3], [0, 4, 0, 0]], 2) == (0, 2, 7)
assert richest_plot([[9, 1, 1, 1], [1, 1, 1, 1], [1, 1, 1, 9]], 3) == (0, 0, 17)
assert richest_plot([[0, 7], [7, 0], [1, 7]], 1) == (0, 1, 7)
