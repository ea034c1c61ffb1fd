"""Tide heights noted at some minutes, in any order and None where nobody read one, are joined by straight lines
from each known one to the next in time. Tell the first whole minute at or after the moment when a level is
first reached, be it rising, falling or at a noted height; None if it never is.

Keywords: first crossing of level interpolated
Inputs: tides, a list of pairs (minute, height or None), each minute once; level, an integer
Requires: type(tides) is list and all(type(t) is tuple and len(t) == 2 and type(t[0]) is int and (t[1] is None or type(t[1]) is int) for t in tides) and len(set(t[0] for t in tides)) == len(tides) and type(level) is int
Topic: interpolation
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def first_reach(tides, level):
    known = sorted(tide for tide in tides if tide[1] is not None)
    for place, (minute, height) in enumerate(known):
        if height == level:
            return minute
        if place + 1 < len(known):
            later, after = known[place + 1]
            if (height - level) * (after - level) < 0:
                share = (height - level) * (later - minute)
                return minute - share // (after - height)
    return None


assert first_reach([(0, 10), (60, 40)], 20) == 20
assert first_reach([(0, 2), (7, 0), (20, 0)], 1) == 4
assert first_reach([(10, 40), (17, 10)], 20) == 15
assert first_reach([(7, 10), (0, 40)], 50) == None
assert first_reach([(5, 30), (0, 0), (9, 30)], 30) == 5
assert first_reach([(0, 5), (30, None), (60, 35)], 7) == 4
assert first_reach([(0, 9), (10, 3), (20, 12)], 4) == 9
assert first_reach([(0, 9), (10, 3), (23, 12)], 3) == 10
assert first_reach([], 0) == None
assert first_reach([(8, 6)], 6) == 8
