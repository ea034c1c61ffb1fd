"""Find the departure closest to a moment, both as minutes of the day, whether it is gone or still to come,
across midnight if that is shorter; of equally close ones take the one to come. Return it with the minutes
until it, negative if it is gone, or None if all are further off than a limit.

Keywords: closest departure across midnight
Inputs: departures, a list of integers from 0 to 1439; moment, an integer from 0 to 1439; limit, an integer from 0 in minutes
Requires: type(departures) is list and all(type(d) is int and 0 <= d < 1440 for d in departures) and type(moment) is int and 0 <= moment < 1440 and type(limit) is int and limit >= 0
Topic: nearest and top
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def clock_neighbour(departures, moment, limit):
    best = None
    closest = 0
    for departure in departures:
        ahead = (departure - moment) % 1440
        behind = (moment - departure) % 1440
        if ahead <= behind:
            offset = ahead
        else:
            offset = -behind
        distance = abs(offset)
        if distance > limit:
            continue
        if best is None or distance < closest or distance == closest and offset > 0:
            best = (departure, offset)
            closest = distance
    return best


assert clock_neighbour([], 600, 60) == None
assert clock_neighbour([540, 659], 600, 60) == (659, 59)
assert clock_neighbour([661, 539], 600, 60) == None
assert clock_neighbour([5, 1400], 1430, 60) == (5, 15)
assert clock_neighbour([1430, 40], 10, 60) == (1430, -20)
assert clock_neighbour([720], 0, 720) == (720, 720)
assert clock_neighbour([1320, 580, 620], 600, 20) == (620, 20)
assert clock_neighbour([1430], 0, 10) == (1430, -10)
assert clock_neighbour([9, 11, 20], 10, 720) == (11, 1)
assert clock_neighbour([11, 9, 730], 10, 10) == (11, 1)
