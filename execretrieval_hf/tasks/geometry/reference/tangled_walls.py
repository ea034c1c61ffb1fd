from itertools import combinations


def tangled_walls(plan):
    n = len(plan)
    boxes = []
    for a, b in zip(plan, plan[1:] + plan[:1]):
        boxes.append((min(a[0], b[0]), max(a[0], b[0]), min(a[1], b[1]), max(a[1], b[1])))
    found = []
    for i, j in combinations(range(n), 2):
        one, other = boxes[i], boxes[j]
        apart = one[1] < other[0] or other[1] < one[0] or one[3] < other[2] or other[3] < one[2]
        if not apart and j - i not in (1, n - 1):
            found.append((i, j))
    return found
