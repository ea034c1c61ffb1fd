"""For a journey (start, goal, minute), get the minute of the earliest arrival at the goal by trips of town,
departure, town and arrival, or None. Changing takes at least a given number of minutes, except at the start,
and never happens in avoided towns. Whoever is there already arrives at once.

Keywords: earliest arrival with changes
Inputs: trips, a list of tuples; journey, a tuple of start, goal and minute; change, minutes from 0; avoided, a list of towns
Requires: type(trips) is list and all(type(a) is str and type(d) is int and type(b) is str and type(e) is int and 0 <= d < e for a, d, b, e in trips) and type(journey) is tuple and [type(x) for x in journey] == [str, str, int] and journey[2] >= 0 and type(change) is int and change >= 0 and type(avoided) is list and all(type(t) is str for t in avoided)
Topic: graphs
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def soonest_at_goal(trips, journey, change, avoided):
    start, goal, minute = journey
    arrivals = {start: minute}
    for origin, departure, target, arrival in sorted(trips, key=lambda trip: trip[1]):
        if origin not in arrivals:
            continue
        ready = arrivals[origin]
        if origin != start:
            if origin in avoided:
                continue
            ready += change
        if departure < ready:
            continue
        if target not in arrivals or arrival < arrivals[target]:
            arrivals[target] = arrival
    return arrivals.get(goal)


assert soonest_at_goal([("A", 10, "B", 20), ("A", 12, "B", 19)], ("A", "B", 5), 3, ["A", "B"]) == 19
assert soonest_at_goal([("A", 10, "B", 20), ("B", 23, "C", 30), ("B", 25, "C", 31)], ("A", "C", 10), 3, []) == 30
assert soonest_at_goal([("A", 10, "B", 20), ("B", 23, "C", 30), ("B", 25, "C", 31)], ("A", "C", 10), 4, ["C"]) == 31
assert soonest_at_goal([("A", 10, "B", 20), ("B", 25, "C", 31)], ("A", "C", 11), 0, []) == None
assert soonest_at_goal([("B", 30, "C", 40), ("A", 10, "B", 20), ("A", 11, "C", 45)], ("A", "C", 0), 5, []) == 40
assert soonest_at_goal([("B", 30, "C", 40), ("A", 10, "B", 20), ("A", 11, "C", 45)], ("A", "C", 0), 5, ["B"]) == 45
assert soonest_at_goal([("A", 10, "B", 20)], ("A", "A", 7), 5, []) == 7
assert soonest_at_goal([("C", 1, "B", 2), ("B", 3, "A", 4)], ("C", "A", 0), 1, ["A"]) == 4
assert soonest_at_goal([("A", 3, "B", 6), ("A", 8, "B", 9), ("B", 10, "D", 12), ("B", 9, "D", 14)], ("A", "D", 3), 4, []) == 12
assert soonest_at_goal([("A", 3, "B", 6), ("B", 9, "C", 11)], ("A", "C", 2), 4, []) == None
