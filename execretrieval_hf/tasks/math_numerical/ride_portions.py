"""Friends share a taxi, and each gets on and off at certain stops. Every leg's fare is split equally among those
aboard, or among all if nobody is; cents that do not divide go one each to those who had paid least before
that leg, the earlier listed on ties. What does each pay in all, in the order listed?

Keywords: split taxi fare legs
Inputs: riders, a list of pairs (stop where one gets on, later stop where one gets off); fares, a list of the cents of the legs, the first one leading from stop 0 to stop 1; the result is a list, empty without riders
Requires: type(riders) is list and all(type(r) is tuple and len(r) == 2 and all(type(v) is int for v in r) and 0 <= r[0] < r[1] for r in riders) and type(fares) is list and all(type(f) is int and f >= 0 for f in fares)
Topic: rounding and money
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def ride_portions(riders, fares):
    if not riders:
        return []
    portions = [0] * len(riders)
    for leg, fare in enumerate(fares):
        aboard = [place for place, (on, off) in enumerate(riders) if on <= leg < off]
        if not aboard:
            aboard = list(range(len(riders)))
        share, rest = divmod(fare, len(aboard))
        aboard.sort(key=lambda place: portions[place])
        for turn, place in enumerate(aboard):
            portions[place] += share
            if turn < rest:
                portions[place] += 1
    return portions


assert ride_portions([(0, 2), (0, 1)], [10, 7]) == [12, 5]
assert ride_portions([(0, 1), (0, 1), (0, 1)], [10]) == [4, 3, 3]
assert ride_portions([(0, 2), (0, 2)], [3, 3]) == [3, 3]
assert ride_portions([(1, 2), (0, 1)], [4, 9]) == [9, 4]
assert ride_portions([(0, 1), (2, 3)], [6, 5, 8]) == [8, 11]
assert ride_portions([(0, 3)], [1, 2, 3]) == [6]
assert ride_portions([], [4]) == []
assert ride_portions([(0, 3), (1, 2), (1, 3)], [5, 8, 2]) == [8, 3, 4]
assert ride_portions([(0, 2), (1, 2)], [0, 1]) == [1, 0]
assert ride_portions([(0, 1), (0, 2)], [7, 3]) == [4, 6]
