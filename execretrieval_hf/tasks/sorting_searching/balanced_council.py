"""Name n board members from (name, village, votes), most votes first, at most m per village, earlier listed on
ties.

Keywords: board election village cap
Inputs: people, a list of (name, village, votes) with two texts and an integer; seats and most, integers
Requires: type(people) is list and all(type(p) is tuple and len(p) == 3 and type(p[0]) is str and type(p[1]) is str and type(p[2]) is int for p in people) and type(seats) is int and seats >= 0 and type(most) is int and most >= 0
Topic: selection under limits
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def balanced_council(people, seats, most):
    chosen = []
    counts = {}
    for name, village, votes in sorted(people, key=lambda person: -person[2]):
        if len(chosen) >= seats:
            break
        if counts.get(village, 0) < most:
            chosen.append(name)
            counts[village] = counts.get(village, 0) + 1
    return chosen


assert balanced_council([('Al', 'Lax', 3)], 2, 0) == []
assert balanced_council([('Al', 'Ufa', 3), ('Bo', 'Ufa', 5)], 2, 1) == ['Bo']
assert balanced_council([('Al', 'Ufa', 3), ('Bo', 'Ufa', 5)], 2, 2) == ['Bo', 'Al']
assert balanced_council([('Al', 'Ufa', 3), ('Bo', 'Lax', 3)], 1, 1) == ['Al']
assert balanced_council([('Al', 'Ufa', 3)], 0, 1) == []
assert balanced_council([('Al', 'Ufa', 9), ('Bo', 'Ufa', 8), ('Cy', 'Lax', 2), ('Di', 'Ufa', 7)], 3, 1) == ['Al', 'Cy']
assert balanced_council([('Al', 'Ufa', 9), ('Bo', 'Ufa', 8), ('Cy', 'Lax', 2), ('Di', 'Ufa', 7)], 3, 2) == ['Al', 'Bo', 'Cy']
assert balanced_council([('Cy', 'Lax', 4), ('Al', 'Ufa', 4), ('Di', 'Lax', 6), ('Bo', 'Ufa', 6)], 3, 2) == ['Di', 'Bo', 'Cy']
assert balanced_council([('Cy', 'Lax', 4), ('Al', 'Ufa', 4), ('Di', 'Lax', 6)], 4, 9) == ['Di', 'Cy', 'Al']
