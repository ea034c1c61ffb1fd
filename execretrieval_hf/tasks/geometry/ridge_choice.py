"""For each row of squares in a grid of heights, top first, give a string with R where a square's rising diagonal
is flatter, its ends differing less in height, and F where the falling one is, and on ties.

Keywords: terrain grid diagonal triangulation
Inputs: heights, a list of at least two lists of integers of equal length of at least two, read from top left, so that falling diagonals start at a square's upper left; the answer is a list of strings, one per row of squares
Requires: type(heights) is list and len(heights) > 1 and all(type(r) is list and len(r) == len(heights[0]) > 1 and all(type(v) is int for v in r) for r in heights)
Topic: triangles
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def ridge_choice(heights):
    lines = []
    for upper, lower in zip(heights, heights[1:]):
        line = ""
        for column in range(len(upper) - 1):
            falling = abs(upper[column] - lower[column + 1])
            rising = abs(upper[column + 1] - lower[column])
            line += "R" if rising < falling else "F"
        lines.append(line)
    return lines


assert ridge_choice([[0, 3], [3, 9]]) == ["R"]
assert ridge_choice([[3, 0], [9, 3]]) == ["F"]
assert ridge_choice([[4, 4], [4, 4]]) == ["F"]
assert ridge_choice([[1, 2, 8], [2, 5, 1]]) == ["RF"]
assert ridge_choice([[0, 5], [3, 2], [7, 9], [1, 1]]) == ["F", "R", "F"]
assert ridge_choice([[5, 5, 5], [0, 5, 0], [5, 0, 9]]) == ["FR", "FR"]
assert ridge_choice([[1, 4, 2, 6], [3, 3, 5, 1]]) == ["RFF"]
assert ridge_choice([[-2, 0], [1, -3], [-3, 6]]) == ["F", "R"]
assert ridge_choice([[2, 1, 1, 2, 3], [0, 2, 2, 1, 1]]) == ["FFFF"]
