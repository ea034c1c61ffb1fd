"""How many metres of hedge were claimed by at least k different gardeners, from (gardener, from, to) entries?

Keywords: overlap length of claims by people
Inputs: claims, a list of (gardener, from, to) with a text and two integers in metres, from below to; least, a positive integer
Requires: type(claims) is list and all(type(c) is tuple and len(c) == 3 and type(c[0]) is str and type(c[1]) is int and type(c[2]) is int and c[1] < c[2] for c in claims) and type(least) is int and least > 0
Topic: interval search
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def contested_metres(claims, least):
    marks = sorted({mark for claim in claims for mark in claim[1:]})
    total = 0
    for spot in range(1, len(marks)):
        left, right = marks[spot - 1], marks[spot]
        owners = set()
        for gardener, start, end in claims:
            if start <= left and end >= right:
                owners.add(gardener)
        if len(owners) >= least:
            total += right - left
    return total


assert contested_metres([('Al', 0, 7), ('Cy', 8, 9)], 1) == 8
assert contested_metres([('Al', 2, 7)], 1) == 5
assert contested_metres([('Al', 0, 4), ('Bo', 4, 9)], 2) == 0
assert contested_metres([('Al', 0, 5), ('Bo', 4, 9)], 2) == 1
assert contested_metres([('Al', 0, 8), ('Al', 2, 6)], 2) == 0
assert contested_metres([('Al', 0, 9), ('Al', 2, 6)], 1) == 9
assert contested_metres([('Al', 1, 3), ('Bo', 6, 10)], 1) == 6
assert contested_metres([('Al', 0, 20), ('Bo', 3, 12), ('Cy', 5, 30)], 3) == 7
assert contested_metres([('Al', 0, 20), ('Bo', 3, 12), ('Cy', 5, 30)], 2) == 17
assert contested_metres([('Cy', 10, 14), ('Al', 11, 13), ('Al', 0, 12)], 2) == 3
