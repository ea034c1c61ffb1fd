"""Seat families, given in order as pairs of name and size, whole and each in the earliest opened minibus with
enough free seats, else in a newly opened one as long as the fleet allows. A family that fits nowhere stays
behind. Give the lists of names for the opened minibuses, and the list of those left, as a pair.

Keywords: first fit families into buses
Inputs: families, a list of pairs, sizes from 1; seats, the number of seats of every minibus, from 1; fleet, the largest number of minibuses, from 0
Requires: type(families) is list and all(type(f) is tuple and len(f) == 2 and type(f[0]) is str and type(f[1]) is int and f[1] >= 1 for f in families) and type(seats) is int and seats >= 1 and type(fleet) is int and fleet >= 0
Topic: grouping
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def fill_minibuses(families, seats, fleet):
    free = []
    loads = []
    left = []
    for name, size in families:
        for bus, room in enumerate(free):
            if room >= size:
                break
        else:
            if size > seats or len(free) == fleet:
                left.append(name)
                continue
            bus = len(free)
            free.append(seats)
            loads.append([])
        free[bus] -= size
        loads[bus].append(name)
    return loads, left


assert fill_minibuses([("Day", 5), ("Fox", 4), ("Hill", 3)], 8, 3) == ([["Day", "Hill"], ["Fox"]], [])
assert fill_minibuses([("Day", 5), ("Fox", 4), ("Hill", 3), ("Ives", 5)], 8, 2) == ([["Day", "Hill"], ["Fox"]], ["Ives"])
assert fill_minibuses([("Day", 9), ("Fox", 8)], 8, 2) == ([["Fox"]], ["Day"])
assert fill_minibuses([("Day", 1)], 4, 0) == ([], ["Day"])
assert fill_minibuses([], 6, 2) == ([], [])
assert fill_minibuses([("a", 2), ("b", 2), ("c", 2), ("d", 1), ("e", 1)], 3, 3) == ([["a", "d"], ["b", "e"], ["c"]], [])
assert fill_minibuses([("a", 3), ("b", 4), ("c", 1), ("d", 2)], 4, 1) == ([["a", "c"]], ["b", "d"])
assert fill_minibuses([("a", 1), ("b", 1), ("c", 1)], 1, 2) == ([["a"], ["b"]], ["c"])
