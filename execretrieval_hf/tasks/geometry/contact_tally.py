"""At how many points do circle rims meet, summed over all pairs, identical circles counting as none?

Keywords: circle pair intersection point count
Inputs: circles, a list of (x, y, radius) tuples of integers, radius above 0
Requires: type(circles) is list and all(type(c) is tuple and len(c) == 3 and all(type(v) is int for v in c) and c[2] > 0 for c in circles)
Topic: circles
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def contact_tally(circles):
    total = 0
    for number, (x, y, radius) in enumerate(circles):
        for other_x, other_y, other in circles[:number]:
            square = (x - other_x) ** 2 + (y - other_y) ** 2
            near, far = (radius - other) ** 2, (radius + other) ** 2
            if square == 0 or square < near or square > far:
                continue
            if square == near or square == far:
                total += 1
            else:
                total += 2
    return total


assert contact_tally([(0, 0, 5), (6, 0, 5)]) == 2
assert contact_tally([(0, 0, 5), (10, 0, 5)]) == 1
assert contact_tally([(0, 0, 5), (3, 0, 2), (0, 0, 1), (0, 9, 3)]) == 2
assert contact_tally([(1, 2, 3), (1, 2, 3)]) == 0
assert contact_tally([(0, 0, 3), (2, 0, 3), (4, 0, 3)]) == 6
assert contact_tally([(0, 0, 5), (0, 0, 5), (3, 4, 5), (6, 8, 5)]) == 8
assert contact_tally([(3, -1, 2), (0, -2, 1), (3, 1, 2), (2, 0, 4), (4, 1, 2)]) == 8
assert contact_tally([(0, 0, 4), (1, 1, 1), (9, 0, 4)]) == 0
assert contact_tally([(0, 0, 2), (4, 0, 2), (2, 0, 4), (1, 0, 1)]) == 5
