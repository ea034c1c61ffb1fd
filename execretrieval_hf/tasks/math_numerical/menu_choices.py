"""Count the menus that take at most one dish from each course, cost no more than the budget in all, and use no
ingredient in two of their dishes. Up to a given number of courses may be skipped, even all of them.

Keywords: menus without repeated ingredients
Inputs: courses, a list of courses, each a list of dishes (price, its ingredients as different lower-case letters); budget, the highest sum of prices; skips, the most courses without a dish
Requires: type(courses) is list and courses and all(type(c) is list and all(type(d) is tuple and len(d) == 2 and type(d[0]) is int and d[0] >= 0 and type(d[1]) is str and re.fullmatch('[a-z]*', d[1]) for d in c) for c in courses) and type(budget) is int and type(skips) is int and min(budget, skips) >= 0
Topic: combinatorics
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def menu_choices(courses, budget, skips):
    menus = [(0, "", 0)]
    for dishes in courses:
        grown = [(paid, used, skipped + 1) for paid, used, skipped in menus if skipped < skips]
        for paid, used, skipped in menus:
            for price, needs in dishes:
                if paid + price <= budget and not set(used) & set(needs):
                    grown.append((paid + price, used + needs, skipped))
        menus = grown
    return len(menus)


assert menu_choices([[(5, "ab"), (4, "c")], [(3, "ad"), (6, "e")]], 20, 0) == 3
assert menu_choices([[(5, "ab"), (4, "c")], [(3, "ad"), (6, "e")]], 10, 0) == 2
assert menu_choices([[(5, "ab"), (4, "c")], [(3, "ad"), (6, "e")]], 10, 1) == 6
assert menu_choices([[(5, "ab"), (4, "c")], [(3, "ad"), (6, "e")]], 6, 2) == 5
assert menu_choices([[(1, "a"), (5, "a"), (6, "b")]], 5, 0) == 2
assert menu_choices([[(1, "a")], [], [(1, "b")]], 9, 0) == 0
assert menu_choices([[(1, "a")], [], [(1, "b")]], 9, 1) == 1
assert menu_choices([[(2, "a"), (2, "b")], [(2, "a"), (2, "c")], [(2, "a"), (3, "d")]], 6, 1) == 10
assert menu_choices([[(4, "a")], [(4, "b")], [(4, "a")]], 7, 2) == 3
assert menu_choices([[(3, ""), (1, "")], [(3, ""), (2, "x"), (0, "y")]], 5, 0) == 5
