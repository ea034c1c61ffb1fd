"""Our antenna's cable lets it turn only from minus to plus a limit in degrees, both allowed, starting at 0. For
each bearing asked for in turn I need the position taken: the bearing or that plus or minus whole turns,
nearest to where it stands, the greater on ties; None, without moving, if none is allowed.

Keywords: antenna rotator cable limit
Inputs: bearings, a list of integers from 0 to 359; limit, an integer from 1 to 720; the answer is a list as long as the first one
Requires: type(limit) is int and 0 < limit <= 720 and type(bearings) is list and all(type(b) is int and 0 <= b < 360 for b in bearings)
Topic: turns
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def cable_wrap(bearings, limit):
    place = 0
    stops = []
    for bearing in bearings:
        best = None
        for position in range(bearing - 720, limit + 1, 360):
            if position < -limit:
                continue
            if best is None or abs(position - place) <= abs(best - place):
                best = position
        stops.append(best)
        if best is not None:
            place = best
    return stops


assert cable_wrap([315, 315, 179, 0, 90, 180], 180) == [-45, -45, 179, 0, 90, 180]
assert cable_wrap([180, 0], 180) == [180, 0]
assert cable_wrap([200, 100], 150) == [None, 100]
assert cable_wrap([181, 90, 0, 45], 450) == [-179, -270, -360, -315]
assert cable_wrap([120, 240, 0], 360) == [120, 240, 360]
assert cable_wrap([120, 240, 0], 359) == [120, 240, 0]
assert cable_wrap([150, 300, 90, 240], 720) == [150, 300, 450, 600]
assert cable_wrap([170, 350, 180], 170) == [170, -10, None]
assert cable_wrap([45, 315, 225], 135) == [45, -45, -135]
assert cable_wrap([], 90) == []
