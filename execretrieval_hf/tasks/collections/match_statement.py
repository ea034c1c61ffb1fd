"""Our bank's lines must be ticked off. Each in turn takes, among untaken bookings of the same amount at most a
given number of days away, the nearest, on ties that of the earlier day, then the first listed. Please give
for each line the position, from 0, of its booking or None, and then the positions of bookings left.

Keywords: bank lines nearest booking
Inputs: bookings and lines, lists of pairs of day number and amount; days, an integer from 0
Requires: type(bookings) is list and type(lines) is list and all(type(d) is int and d >= 0 and type(a) is int for d, a in bookings + lines) and type(days) is int and days >= 0
Topic: pairing
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def match_statement(bookings, lines, days):
    places = []
    left = list(range(len(bookings)))
    for day, amount in lines:
        best = None
        nearest = None
        for place in left:
            booked, value = bookings[place]
            gap = abs(booked - day)
            if value != amount or gap > days:
                continue
            if nearest is None or (gap, booked) < nearest:
                best = place
                nearest = (gap, booked)
        if best is not None:
            left.remove(best)
        places.append(best)
    return places, left


assert match_statement([(3, 50), (9, 50), (5, 70)], [(8, 50), (5, 70)], 4) == ([1, 2], [0])
assert match_statement([(3, 50), (7, 50)], [(5, 50), (5, 50), (5, 50)], 2) == ([0, 1, None], [])
assert match_statement([(7, 50), (3, 50)], [(5, 50)], 2) == ([1], [0])
assert match_statement([(8, 50), (2, 20)], [(5, 50), (4, 20)], 2) == ([None, 1], [0])
assert match_statement([(5, 10), (5, 10)], [(5, 10), (5, 11)], 0) == ([0, None], [1])
assert match_statement([], [(5, 10)], 9) == ([None], [])
assert match_statement([(1, -5), (4, 5)], [(3, -5), (3, 5)], 3) == ([0, 1], [])
assert match_statement([(6, 8), (5, 8), (6, 8)], [(6, 8), (7, 8), (3, 8)], 1) == ([0, 2, None], [1])
assert match_statement([(0, 1)], [], 5) == ([], [0])
assert match_statement([(3, 9), (6, 9), (10, 9)], [(8, 9), (7, 9)], 2) == ([1, None], [0, 2])
