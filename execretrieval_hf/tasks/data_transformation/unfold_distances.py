"""The distances between towns are listed row by row from the part of the square table right of its diagonal. Expand
them into the full symmetric table with zeros on the diagonal, at least 2 by 2; None if their number fits no such
table.

Keywords: condensed distance matrix to square
Inputs: distances, a non-empty list of integers
Requires: type(distances) is list and len(distances) > 0 and all(type(d) is int for d in distances)
Topic: reshaping
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def unfold_distances(distances):
    size = 2
    while size * (size - 1) // 2 < len(distances):
        size += 1
    if size * (size - 1) // 2 > len(distances):
        return None
    square = [[0] * size for _ in range(size)]
    remaining = iter(distances)
    for row in range(size):
        for column in range(row + 1, size):
            square[row][column] = square[column][row] = next(remaining)
    return square


assert unfold_distances([7]) == [[0, 7], [7, 0]]
assert unfold_distances([1, 2, 3]) == [[0, 1, 2], [1, 0, 3], [2, 3, 0]]
assert unfold_distances([5, 5]) == None
assert unfold_distances([1, 2, 3, 4, 5, 6]) == [[0, 1, 2, 3], [1, 0, 4, 5], [2, 4, 0, 6], [3, 5, 6, 0]]
assert unfold_distances([1, 2, 3, 4, 5, 6, 7]) == None
assert unfold_distances([9, 0, 9]) == [[0, 9, 0], [9, 0, 9], [0, 9, 0]]
assert unfold_distances([8, 8, 6, 5, 4, 4]) == [[0, 8, 8, 6], [8, 0, 5, 4], [8, 5, 0, 4], [6, 4, 4, 0]]
assert unfold_distances([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) == [[0, 1, 2, 3, 4], [1, 0, 5, 6, 7], [2, 5, 0, 8, 9], [3, 6, 8, 0, 10], [4, 7, 9, 10, 0]]
