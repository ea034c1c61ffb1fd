"""Lists how many axis-parallel carpets (x, y, width, height) lie in each connected patch, largest number first.
Two carpets connect when they overlap or share a stretch of border, but not when they meet in a single point,
and connections carry on from carpet to carpet.

Keywords: connected clusters of touching rectangles
Inputs: rugs, a list of tuples of four integers, widths and heights at least 1
Requires: type(rugs) is list and all(type(r) is tuple and len(r) == 4 and all(type(v) is int for v in r) and r[2] >= 1 and r[3] >= 1 for r in rugs)
Topic: rectangles
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def rug_group_sizes(rugs):
    waiting = list(rugs)

    def connected(a, b):
        across = min(a[0] + a[2], b[0] + b[2]) - max(a[0], b[0])
        along = min(a[1] + a[3], b[1] + b[3]) - max(a[1], b[1])
        return across >= 0 and along >= 0 and across + along > 0

    sizes = []
    while waiting:
        group = [waiting.pop()]
        for member in group:
            near = [rug for rug in waiting if connected(member, rug)]
            waiting = [rug for rug in waiting if rug not in near]
            group.extend(near)
        sizes.append(len(group))
    return sorted(sizes, reverse=True)


assert rug_group_sizes([(0, 0, 2, 2), (2, 2, 1, 3)]) == [1, 1]
assert rug_group_sizes([(0, 0, 2, 2), (2, 1, 3, 4)]) == [2]
assert rug_group_sizes([(4, 0, 1, 9), (0, 0, 2, 3), (5, 9, 1, 1), (0, 3, 1, 1), (7, 2, 2, 2), (1, 1, 1, 1)]) == [3, 1, 1, 1]
assert rug_group_sizes([(0, 0, 4, 4), (3, 3, 4, 4), (6, 6, 4, 4), (9, 9, 1, 1)]) == [4]
assert rug_group_sizes([(0, 5, 3, 1), (0, 0, 3, 4), (8, 0, 2, 2), (10, 0, 1, 1), (8, 2, 2, 2)]) == [3, 1, 1]
assert rug_group_sizes([(2, 3, 5, 5), (2, 3, 5, 5), (20, 3, 1, 1), (19, 4, 1, 1), (19, 3, 1, 1), (18, 2, 1, 9)]) == [4, 2]
assert rug_group_sizes([(0, 0, 6, 1), (5, 1, 1, 4), (1, 4, 4, 2), (9, 0, 1, 7), (6, 4, 3, 1)]) == [5]
assert rug_group_sizes([(0, 1, 3, 1), (4, 4, 1, 1), (5, 4, 2, 2)]) == [2, 1]
assert rug_group_sizes([]) == []
assert rug_group_sizes([(4, 6, 2, 1), (4, 3, 3, 1), (1, 6, 3, 2), (2, 3, 2, 2), (0, 3, 1, 3), (1, 0, 3, 2)]) == [2, 2, 1, 1]
