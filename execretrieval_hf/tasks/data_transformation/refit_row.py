"""Stretch or shrink a row of pixels to a new number of them. Old and new pixels divide the same length evenly, and
each new one takes the value of the old one on which its centre lies, or the mean, rounded down, of the two on
whose border it lies. From an empty row nothing comes.

Keywords: resize pixel row by centres
Inputs: pixels, a list of integers; width, an integer from 0
Requires: type(pixels) is list and all(type(p) is int for p in pixels) and type(width) is int and 0 <= width <= 1000
Topic: resampling
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def refit_row(pixels, width):
    row = []
    if not pixels:
        return row
    for place in range(width):
        old, rest = divmod((2 * place + 1) * len(pixels), 2 * width)
        if rest == 0:
            row.append((pixels[old - 1] + pixels[old]) // 2)
        else:
            row.append(pixels[old])
    return row


assert refit_row([1, 2, 3, 4], 2) == [1, 3]
assert refit_row([5, 8], 4) == [5, 5, 8, 8]
assert refit_row([5, 8], 1) == [6]
assert refit_row([1, 2, 3], 5) == [1, 1, 2, 3, 3]
assert refit_row([], 3) == []
assert refit_row([7, 7], 0) == []
assert refit_row([10, 20, 30, 40, 50], 2) == [20, 40]
assert refit_row([9, 4, 6, 1], 3) == [9, 5, 1]
assert refit_row([3, -4, 2, 0, 8, 1], 3) == [-1, 1, 4]
