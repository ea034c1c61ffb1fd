"""How many degrees is the longest dark stretch left by light sectors, each clockwise from one bearing to another?

Keywords: longest dark arc light sectors
Inputs: sectors, a list of pairs of different integers from 0 to 359, the bearings where a sector starts and ends, clockwise from north
Requires: type(sectors) is list and all(type(s) is tuple and len(s) == 2 and all(type(v) is int and 0 <= v < 360 for v in s) and s[0] != s[1] for s in sectors)
Topic: turns
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def beacon_blackout(sectors):
    lit = [False] * 360
    for start, end in sectors:
        for degree in range((end - start) % 360):
            lit[(start + degree) % 360] = True
    longest = 0
    run = 0
    for degree in range(720):
        run += 1
        if lit[degree % 360]:
            run = 0
        if run > longest:
            longest = run
    return min(longest, 360)


assert beacon_blackout([(10, 100)]) == 270
assert beacon_blackout([(350, 20), (90, 200)]) == 150
assert beacon_blackout([(0, 180), (180, 0)]) == 0
assert beacon_blackout([]) == 360
assert beacon_blackout([(30, 29)]) == 1
assert beacon_blackout([(300, 60), (40, 80), (200, 210)]) == 120
assert beacon_blackout([(0, 359), (200, 300)]) == 1
assert beacon_blackout([(180, 0)]) == 180
assert beacon_blackout([(120, 240), (0, 90), (239, 10)]) == 30
assert beacon_blackout([(10, 200), (0, 300), (330, 331)]) == 30
