"""Counts the routes from the top left to the bottom right cell of a plan that step right or down, never step down twice in succession, and
avoid cells marked #; an end cell so marked gives 0.

Keywords: grid route count no consecutive downs
Inputs: plan, a non-empty list of equally long non-empty strings of . and #, top row first
Requires: type(plan) is list and len(plan) > 0 and all(type(r) is str and len(r) == len(plan[0]) > 0 and set(r) <= set(".#") for r in plan)
Topic: grid paths
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def gentle_descents(plan):
    width = len(plan[0])
    ready = [0] * width
    for number, row in enumerate(plan):
        dropped = [0] * width
        level = [0] * width
        for column, mark in enumerate(row):
            if mark == "#":
                continue
            dropped[column] = ready[column]
            if column > 0:
                level[column] = level[column - 1] + dropped[column - 1]
            elif number == 0:
                level[0] = 1
        ready = level
    return level[-1] + dropped[-1]


assert gentle_descents(["..", ".."]) == 2
assert gentle_descents(["."]) == 1
assert gentle_descents(["#"]) == 0
assert gentle_descents(["...", "...", "..."]) == 3
assert gentle_descents([".", ".", "."]) == 0
assert gentle_descents(["....", "....", "...."]) == 6
assert gentle_descents(["....", "....", "....", "...."]) == 4
assert gentle_descents(["...", "#..", "..."]) == 1
assert gentle_descents(["....", "...#", "...."]) == 3
assert gentle_descents([".....", ".....", ".....", "....."]) == 10
