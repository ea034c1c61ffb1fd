"""A robot leaves its dock fully charged for jobs in order along a corridor, a metre costing one unit of charge.
A job is skipped if even full charge does not cover the way from the dock, its work and the way back. If what
remains does not cover the way to it, its work and the way back, it first recharges fully. Finally it returns.
Give metres driven, chargings and skipped indexes from 0.

Keywords: robot battery dock charging
Inputs: jobs, a list of pairs (metres from the dock, units of charge its work takes), integers from 0; capacity, an integer from 0; all jobs lie on the same side; going to the dock counts as driven, not being charged on the last return; the result is a triple
Requires: type(jobs) is list and all(type(j) is tuple and len(j) == 2 and type(j[0]) is int and j[0] >= 0 and type(j[1]) is int and j[1] >= 0 for j in jobs) and type(capacity) is int and capacity >= 0
Topic: robots
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def dock_trips(jobs, capacity):
    place = metres = chargings = 0
    charge = capacity
    skipped = []
    for index, (spot, work) in enumerate(jobs):
        if 2 * spot + work > capacity:
            skipped.append(index)
            continue
        if abs(spot - place) + work + spot > charge:
            metres += place
            place = 0
            charge = capacity
            chargings += 1
        way = abs(spot - place)
        metres += way
        charge -= way + work
        place = spot
    return metres + place, chargings, skipped


assert dock_trips([(5, 2), (8, 3)], 20) == (26, 1, [])
assert dock_trips([(5, 2), (8, 2)], 20) == (16, 0, [])
assert dock_trips([(9, 3), (9, 2)], 20) == (18, 0, [0])
assert dock_trips([], 5) == (0, 0, [])
assert dock_trips([(4, 0), (0, 5)], 8) == (8, 1, [])
assert dock_trips([(0, 9), (0, 2)], 10) == (0, 1, [])
assert dock_trips([(4, 1), (2, 1), (6, 1)], 15) == (20, 1, [])
assert dock_trips([(3, 5), (3, 5), (7, 5)], 11) == (12, 1, [2])
assert dock_trips([(5, 0), (1, 9), (5, 0)], 10) == (10, 0, [1])
