"""Resize a text picture, each new pixel copying the old one at its centre, the right or lower on borders.

Keywords: nearest neighbour image scaling
Inputs: rows, a non-empty list of non-empty strings of equal length; width and height, the new size, integers from 1 to 200; the answer is a list of strings
Requires: type(rows) is list and len(rows) > 0 and all(type(r) is str and len(r) == len(rows[0]) > 0 for r in rows) and all(type(v) is int and 0 < v <= 200 for v in (width, height))
Topic: transformations
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def resampled_rows(rows, width, height):
    old_width = len(rows[0])
    result = []
    for y in range(height):
        row = rows[(2 * y + 1) * len(rows) // (2 * height)]
        line = ""
        for x in range(width):
            line += row[(2 * x + 1) * old_width // (2 * width)]
        result.append(line)
    return result


assert resampled_rows(["ab", "cd"], 4, 4) == ["aabb", "aabb", "ccdd", "ccdd"]
assert resampled_rows(["abcd"], 2, 1) == ["bd"]
assert resampled_rows(["abcde"], 3, 1) == ["ace"]
assert resampled_rows(["ab", "cd", "ef", "gh"], 1, 2) == ["d", "h"]
assert resampled_rows(["abc", "def", "ghi"], 1, 1) == ["e"]
assert resampled_rows(["ab"], 5, 2) == ["aabbb", "aabbb"]
assert resampled_rows(["xy", "zw"], 3, 1) == ["zww"]
assert resampled_rows(["abcdefg", "hijklmn"], 4, 3) == ["aceg", "hjln", "hjln"]
assert resampled_rows(["pqrs", "tuvw", "xyz-"], 2, 2) == ["qs", "y-"]
