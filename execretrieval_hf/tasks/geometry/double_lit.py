"""How many dots of this plan lie in the beams of at least two lamps ^v<> which walls # stop?

Keywords: cells lit by two beams
Inputs: plan, a list of strings of equal length of dots, #, ^, v, < and >; lamps do not stop beams
Requires: type(plan) is list and all(type(r) is str and len(r) == len(plan[0]) and all(c in ".#^v<>" for c in r) for r in plan)
Topic: collisions and visibility
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def double_lit(plan):
    lit = {}
    for y, row in enumerate(plan):
        for x, sign in enumerate(row):
            if sign in ".#":
                continue
            down = (sign == "v") - (sign == "^")
            right = (sign == ">") - (sign == "<")
            line, place = y + down, x + right
            while 0 <= line < len(plan) and 0 <= place < len(row) and plan[line][place] != "#":
                lit[line, place] = lit.get((line, place), 0) + 1
                line += down
                place += right
    total = 0
    for (y, x), beams in lit.items():
        if beams >= 2 and plan[y][x] == ".":
            total += 1
    return total


assert double_lit([">..", "..^"]) == 1
assert double_lit([">...<"]) == 3
assert double_lit([">.#.<", ".>..."]) == 0
assert double_lit([">.>......"]) == 6
assert double_lit(["v...", "..#.", ">..<", "...^"]) == 2
assert double_lit([".<", "^^", ">.", "^.", ".>"]) == 1
assert double_lit(["..<<."]) == 2
assert double_lit([]) == 0
assert double_lit(["..v..", ">...<", "..#..", "..^..", ">...."]) == 3
assert double_lit(["vvv", "...", ">..", "..<", "..."]) == 4
