"""How wide is a table's largest top-left square symmetric about its main diagonal but for differences up to a
tolerance?

Keywords: leading symmetric submatrix size
Inputs: table, a list of equally long rows of integers, not empty; tolerance, a non-negative integer; mirrored is at the diagonal from the top left
Requires: type(table) is list and len(table) >= 1 and all(type(r) is list and len(r) >= 1 and len(r) == len(table[0]) and all(type(v) is int for v in r) for r in table) and type(tolerance) is int and tolerance >= 0
Topic: matrices
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def mirror_square(table, tolerance):
    size = 0
    for edge in range(min(len(table), len(table[0]))):
        for place in range(edge):
            if abs(table[edge][place] - table[place][edge]) > tolerance:
                return size
        size += 1
    return size


assert mirror_square([[3, 4]], 9) == 1
assert mirror_square([[1, 2, 5], [4, 3, 6], [3, 8, 0]], 2) == 3
assert mirror_square([[1, 2, 5], [4, 3, 6], [2, 8, 0]], 2) == 2
assert mirror_square([[1, 2, 5, 9], [2, 3, 6, 9], [5, 6, 0, 1], [9, 7, 1, 4]], 1) == 3
assert mirror_square([[1, 2, 5, 9], [2, 3, 6, 9], [5, 6, 0, 1], [9, 8, 1, 4]], 1) == 4
assert mirror_square([[0, 1, 2, 3, 4], [1, 0, 1, 2, 3], [2, 1, 0, 1, 2], [3, 2, 1, 0, 1], [4, 3, 2, 1, 0]], 0) == 5
assert mirror_square([[0, 1], [0, 1]], 0) == 1
assert mirror_square([[1, 2], [2, 5], [7, 7]], 0) == 2
