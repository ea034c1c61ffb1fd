"""Bring ratings such as "7/10", "80%" or just "3" to a scale from 0 to a given top, rounded to the nearest whole
number, halves up; a number alone is on that scale already. None stands for a rating above its own top, for one
with a top of 0, and for any other kind of text. List them all in order.

Keywords: normalize mixed rating scales
Inputs: ratings, a list of strings of ASCII characters; top, an integer of at least 1
Requires: type(ratings) is list and all(type(r) is str and r.isascii() for r in ratings) and type(top) is int and top >= 1
Topic: scaling
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def common_scale(ratings, top):
    scaled = []
    for rating in ratings:
        points, slash, most = rating.partition("/")
        if rating.endswith("%"):
            points, most = rating[:-1], "100"
        elif not slash:
            most = str(top)
        if not points.isdigit() or not most.isdigit():
            scaled.append(None)
        elif int(points) > int(most) or int(most) == 0:
            scaled.append(None)
        else:
            scaled.append((2 * int(points) * top + int(most)) // (2 * int(most)))
    return scaled


assert common_scale(["7/10", "80%", "3"], 5) == [4, 4, 3]
assert common_scale(["1/2", "3/8", "5/8"], 4) == [2, 2, 3]
assert common_scale(["6/5", "5/5", "101%", "100%"], 10) == [None, 10, None, 10]
assert common_scale(["0/0", "0/3", "0%", "0"], 7) == [None, 0, 0, 0]
assert common_scale(["6", "5", "x", "", "/4"], 5) == [None, 5, None, None, None]
assert common_scale([], 3) == []
assert common_scale(["-1/5", "3/", "%", "4/8/9", "1/3%"], 6) == [None, None, None, None, None]
assert common_scale(["1/200", "50%", "1/1"], 100) == [1, 50, 100]
assert common_scale(["2", "3/4"], 1) == [None, 1]
