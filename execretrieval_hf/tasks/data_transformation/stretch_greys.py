"""Stretch grey values so that the darkest one becomes 0 and the brightest 255, with those between spread evenly
and rounded down. A given number of the lowest and as many of the highest values are left aside in finding these
two, and become 0 or 255 as well. Where no values or no difference would remain, all stay unchanged.

Keywords: histogram contrast stretch with clipping
Inputs: greys, a list of integers from 0 to 255; ignored, an integer from 0
Requires: type(greys) is list and all(type(g) is int and 0 <= g <= 255 for g in greys) and type(ignored) is int and ignored >= 0
Topic: scaling
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def stretch_greys(greys, ignored):
    ordered = sorted(greys)
    if len(ordered) <= 2 * ignored:
        return list(greys)
    low = ordered[ignored]
    high = ordered[-ignored - 1]
    if low == high:
        return list(greys)
    stretched = []
    for grey in greys:
        share = (grey - low) * 255 // (high - low)
        stretched.append(max(0, min(255, share)))
    return stretched


assert stretch_greys([10, 20, 30], 0) == [0, 127, 255]
assert stretch_greys([0, 100, 110, 150, 255], 1) == [0, 0, 51, 255, 255]
assert stretch_greys([40, 40], 0) == [40, 40]
assert stretch_greys([7, 9], 1) == [7, 9]
assert stretch_greys([], 0) == []
assert stretch_greys([90, 5, 60, 200, 30], 1) == [255, 0, 127, 255, 0]
assert stretch_greys([1, 2, 3, 4, 5, 6], 2) == [0, 0, 0, 255, 255, 255]
assert stretch_greys([0, 15], 0) == [0, 255]
assert stretch_greys([50, 52, 50, 55], 0) == [0, 102, 0, 255]
assert stretch_greys([8, 9, 8], 1) == [8, 9, 8]
