"""Row by row, at which (row, column), from 0, stand bushes (#) with no other beside them, not even
diagonally?

Keywords: isolated plants in a garden plan
Inputs: plan, a list of texts of equal length made of # and full stops
Requires: type(plan) is list and all(type(r) is str and re.fullmatch('[#.]+', r) and len(r) == len(plan[0]) for r in plan)
Topic: grid search
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def solitary_shrubs(plan):
    found = []
    for row, line in enumerate(plan):
        for column, sign in enumerate(line):
            near = 0
            for other in plan[max(0, row - 1):row + 2]:
                near += other[max(0, column - 1):column + 2].count("#")
            if sign == "#" and near == 1:
                found.append((row, column))
    return found


assert solitary_shrubs([]) == []
assert solitary_shrubs(['#']) == [(0, 0)]
assert solitary_shrubs(['##.#']) == [(0, 3)]
assert solitary_shrubs(['#.#']) == [(0, 0), (0, 2)]
assert solitary_shrubs(['#..', '...', '..#']) == [(0, 0), (2, 2)]
assert solitary_shrubs(['#..', '.#.', '...']) == []
assert solitary_shrubs(['.#.', '...', '#..', '..#']) == [(0, 1), (2, 0), (3, 2)]
assert solitary_shrubs(['....', '.#..', '...#', '#...']) == [(1, 1), (2, 3), (3, 0)]
assert solitary_shrubs(['..#', '#..', '..#', '.#.', '...', '#..']) == [(0, 2), (1, 0), (5, 0)]
assert solitary_shrubs(['...', '.#.', '...']) == [(1, 1)]
