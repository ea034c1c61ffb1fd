"""The log of moves (day, person, desk) is in no order, a person moves at most once a day, and desk None means they
gave up theirs. We want stays (person, desk, first day, last day), the last day before the next move or None if
there is none, by first day, ties as logged. Moving to one's own desk changes nothing. Drop ended stays of fewer
than so many days.

Keywords: validity periods from desk moves
Inputs: moves, a list of (integer, string, string or None) tuples, no two with the same first two items; least, an integer from 0
Requires: type(moves) is list and all(type(m) is tuple and len(m) == 3 and type(m[0]) is int and type(m[1]) is str and type(m[2]) in (str, type(None)) for m in moves) and len({m[:2] for m in moves}) == len(moves) and type(least) is int and least >= 0
Topic: change logs
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def tenure_rows(moves, least):
    stays = []
    held = {}
    for day, person, desk in sorted(moves, key=lambda move: move[0]):
        place = held.get(person)
        if place is not None:
            if stays[place][1] == desk:
                continue
            stays[place] = stays[place][:3] + (day - 1,)
            del held[person]
        if desk is not None:
            held[person] = len(stays)
            stays.append((person, desk, day, None))
    return [stay for stay in stays if stay[3] is None or stay[3] - stay[2] + 1 >= least]


assert tenure_rows([(1, "ann", "A"), (5, "ann", "B")], 4) == [("ann", "A", 1, 4), ("ann", "B", 5, None)]
assert tenure_rows([(5, "p", "B"), (3, "p", "A")], 0) == [("p", "A", 3, 4), ("p", "B", 5, None)]
assert tenure_rows([(2, "ann", "A"), (4, "ann", "A"), (9, "ann", None)], 5) == [("ann", "A", 2, 8)]
assert tenure_rows([(3, "bob", None), (4, "bob", "C")], 9) == [("bob", "C", 4, None)]
assert tenure_rows([], 1) == []
assert tenure_rows([(1, "eve", "A"), (2, "eve", None), (6, "eve", "A")], 1) == [("eve", "A", 1, 1), ("eve", "A", 6, None)]
assert tenure_rows([(7, "d", "D"), (7, "b", "B"), (8, "d", "B")], 2) == [("b", "B", 7, None), ("d", "B", 8, None)]
assert tenure_rows([(1, "q", "B"), (2, "q", "A"), (4, "q", None), (5, "q", None)], 2) == [("q", "A", 2, 3)]
