"""Log A, B or . per minute for alternating pumps, started at or above high, stopped at or below low.

Keywords: alternate two pumps by level
Inputs: levels, a list of integers, one a minute; low and high, integers, low below high; a switch shows at once; the result is a string, . standing for none
Requires: type(levels) is list and all(type(v) is int for v in levels) and type(low) is int and type(high) is int and low < high
Topic: signals and control
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def pump_roster(levels, low, high):
    active = "."
    upcoming = "A"
    roster = ""
    for level in levels:
        if active == "." and level >= high:
            active = upcoming
            upcoming = "B" if active == "A" else "A"
        elif level <= low:
            active = "."
        roster += active
    return roster


assert pump_roster([1, 5, 3, 1, 5, 0, 6], 1, 5) == ".AA.B.A"
assert pump_roster([4, 6, 2], 1, 5) == ".AA"
assert pump_roster([9, 9, 2, 9, 3, 4], 2, 9) == "AA.BBB"
assert pump_roster([3, 2, 3, 2, 3], 2, 3) == "A.B.A"
assert pump_roster([-1, -2, -1, -3, 0], -3, -1) == "AAA.B"
assert pump_roster([], 0, 1) == ""
assert pump_roster([7, 8, 9, 8, 7, 6, 9], 6, 9) == "..AAA.B"
assert pump_roster([5, 4, 3], 0, 6) == "..."
