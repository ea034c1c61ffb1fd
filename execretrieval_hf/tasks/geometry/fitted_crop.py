"""Gives the largest crop (left, top, width, height) in whole pixels that has exactly the wanted proportion of width to height and lies
within a picture. Its left and top lie half its width and height, halves rounded down, before the focus, moved only as far as the picture's
borders demand; None if none fits.

Keywords: aspect ratio crop around focus
Inputs: picture, its (width, height); shape, the proportion (across, down); focus, an (x, y) pixel of the picture counted from 0; all tuples of integers, sizes at least 1
Requires: all(type(t) is tuple and len(t) == 2 and all(type(v) is int for v in t) for t in (picture, shape, focus)) and min(picture + shape) >= 1 and 0 <= focus[0] < picture[0] and 0 <= focus[1] < picture[1]
Topic: rectangles
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


import math


def fitted_crop(picture, shape, focus):
    common = math.gcd(shape[0], shape[1])
    across = shape[0] // common
    down = shape[1] // common
    factor = min(picture[0] // across, picture[1] // down)
    if factor == 0:
        return None
    width = across * factor
    height = down * factor
    left = min(max(focus[0] - width // 2, 0), picture[0] - width)
    top = min(max(focus[1] - height // 2, 0), picture[1] - height)
    return left, top, width, height


assert fitted_crop((100, 60), (1, 1), (50, 30)) == (20, 0, 60, 60)
assert fitted_crop((8, 3), (6, 4), (4, 1)) == (3, 0, 3, 2)
assert fitted_crop((7, 9), (4, 2), (3, 4)) == (0, 3, 6, 3)
assert fitted_crop((100, 60), (2, 2), (95, 59)) == (40, 0, 60, 60)
assert fitted_crop((5, 5), (6, 1), (2, 2)) == None
assert fitted_crop((9, 8), (3, 4), (4, 0)) == (1, 0, 6, 8)
assert fitted_crop((10, 12), (5, 2), (9, 10)) == (0, 8, 10, 4)
assert fitted_crop((4, 3), (8, 6), (2, 1)) == (0, 0, 4, 3)
assert fitted_crop((8, 9), (1, 3), (0, 0)) == (0, 0, 3, 9)
