"""Find the latest-leaving (departure, arrival) ride that, walk included, arrives by a deadline, the earlier
arrival on ties, or None

Keywords: last bus to arrive in time
Inputs: rides, a list of (departure, arrival) pairs, arrival later; walk, the minutes of the walk; deadline; all integers in minutes
Requires: type(rides) is list and all(type(r) is tuple and len(r) == 2 and type(r[0]) is int and type(r[1]) is int and r[0] < r[1] for r in rides) and type(walk) is int and 0 <= walk <= 1000 and type(deadline) is int and -1000 <= deadline <= 10000
Topic: timetables
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def tardiest_ride(rides, walk, deadline):
    best = None
    for leaves, arrives in rides:
        if arrives + walk > deadline:
            continue
        if best is None or leaves > best[0]:
            best = (leaves, arrives)
        elif leaves == best[0] and arrives < best[1]:
            best = (leaves, arrives)
    return best


assert tardiest_ride([(480, 500), (490, 512), (495, 530)], 8, 520) == (490, 512)
assert tardiest_ride([(480, 500), (490, 512)], 9, 520) == (480, 500)
assert tardiest_ride([(0, 4), (1, 2)], 3, 9) == (1, 2)
assert tardiest_ride([(3, 7), (3, 6), (3, 8)], 0, 11) == (3, 6)
assert tardiest_ride([(480, 521)], 0, 520) == None
assert tardiest_ride([], 4, 520) == None
assert tardiest_ride([(10, 20), (5, 8)], 3, 11) == (5, 8)
assert tardiest_ride([(10, 20), (5, 8), (6, 30)], 0, 20) == (10, 20)
assert tardiest_ride([(3, 9), (3, 12), (2, 4)], 1, 13) == (3, 9)
assert tardiest_ride([(7, 9), (8, 14), (8, 16)], 2, 15) == (7, 9)
