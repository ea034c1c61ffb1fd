"""Which rows of # and dots, from 0, have other # run lengths than noted, each with the real ones?

Keywords: nonogram clue check per row
Inputs: grid, a list of strings of # and .; clues, a list of equally many lists of positive integers
Requires: type(grid) is list and type(clues) is list and len(grid) == len(clues) and all(type(r) is str and re.fullmatch("[#.]*", r) for r in grid) and all(type(c) is list and all(type(n) is int and n > 0 for n in c) for c in clues)
Topic: grids
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def miscounted_rows(grid, clues):
    miscounted = []
    for place, row in enumerate(grid):
        runs = []
        length = 0
        for sign in row + ".":
            if sign == "#":
                length += 1
            elif length > 0:
                runs.append(length)
                length = 0
        if runs != clues[place]:
            miscounted.append((place, runs))
    return miscounted


assert miscounted_rows(["##.#", "#..#"], [[2, 1], [1, 2]]) == [(1, [1, 1])]
assert miscounted_rows(["##.#", "#..#"], [[1, 2], [1, 1]]) == [(0, [2, 1])]
assert miscounted_rows(["....", "####"], [[], [3]]) == [(1, [4])]
assert miscounted_rows(["....", "####"], [[4], [4]]) == [(0, [])]
assert miscounted_rows(["", "#."], [[1], []]) == [(0, []), (1, [1])]
assert miscounted_rows([".##.###.#"], [[2, 3]]) == [(0, [2, 3, 1])]
assert miscounted_rows(["###.", "..#.#"], [[3], [1, 1]]) == []
assert miscounted_rows(["#", "##", "###"], [[1], [1], [2]]) == [(1, [2]), (2, [3])]
assert miscounted_rows([], []) == []
