"""Put together a dinner of one dish (name, price, stars) from every course so that the sum of the stars is
greatest, the sum of the prices not exceeding what we may spend; of equal ones take the cheaper, and then the
one with the earlier listed dish in the first course in which they differ. List the names, or give None if
nothing is affordable.

Keywords: best rated menu within budget
Inputs: courses, a list of non-empty lists of (name, price, stars) with a text and two integers; budget, an integer
Requires: type(courses) is list and all(type(c) is list and c and all(type(d) is tuple and len(d) == 3 and type(d[0]) is str and type(d[1]) is int and type(d[2]) is int for d in c) for c in courses) and type(budget) is int
Topic: selection under limits
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

import itertools


def dinner_choice(courses, budget):
    best = None
    most = 0
    least = 0
    for dinner in itertools.product(*courses):
        price, stars = 0, 0
        for dish in dinner:
            price += dish[1]
            stars += dish[2]
        if price > budget:
            continue
        if best is None or stars > most or stars == most and price < least:
            best = [dish[0] for dish in dinner]
            most, least = stars, price
    return best


assert dinner_choice([[('fig', 3, 0)]], 9) == ['fig']
assert dinner_choice([[('pie', 5, 2)]], 4) == None
assert dinner_choice([[('pie', 5, 2)]], 5) == ['pie']
assert dinner_choice([[('egg', 3, 1), ('pie', 5, 2)]], 9) == ['pie']
assert dinner_choice([[('egg', 5, 2), ('ham', 4, 2)]], 6) == ['ham']
assert dinner_choice([[('egg', 4, 2), ('ham', 4, 2)], [('pie', 6, 3), ('fig', 5, 1)]], 10) == ['egg', 'pie']
assert dinner_choice([[('egg', 4, 2), ('ham', 7, 4)], [('pie', 6, 3), ('fig', 2, 2)]], 10) == ['ham', 'fig']
assert dinner_choice([[('egg', 4, 1), ('ham', 4, 2)], [('pie', 6, 3), ('fig', 5, 4)]], 8) == None
assert dinner_choice([[('ham', 2, 1), ('egg', 3, 2)], [('fig', 3, 2), ('pie', 2, 1)]], 5) == ['ham', 'fig']
assert dinner_choice([[('egg', 1, 0), ('ham', 9, 5)], [('pie', 8, 5), ('fig', 1, 0)], [('t', 1, 1)]], 10) == ['egg', 'pie', 't']
