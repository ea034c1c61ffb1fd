"""Between which neighbouring compass bearings is the widest clockwise gap, and how wide is it? Lowest start on
ties.

Keywords: widest gap compass bearings
Inputs: bearings, a list of integers from 0 to 359 in any order, at least two of them different; the answer is a triple of bearing, bearing and degrees
Requires: type(bearings) is list and all(type(b) is int and 0 <= b < 360 for b in bearings) and len(set(bearings)) > 1
Topic: turns
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def blind_sector(bearings):
    ordered = sorted(bearings)
    best = None
    for place, start in enumerate(ordered):
        end = ordered[(place + 1) % len(ordered)]
        width = (end - start) % 360
        if best is None or width > best[2]:
            best = (start, end, width)
    return best


assert blind_sector([10, 50, 300]) == (50, 300, 250)
assert blind_sector([350, 10, 180]) == (10, 180, 170)
assert blind_sector([1, 180, 0]) == (180, 0, 180)
assert blind_sector([0, 180]) == (0, 180, 180)
assert blind_sector([90, 270, 180, 0]) == (0, 90, 90)
assert blind_sector([355, 5, 10]) == (10, 355, 345)
assert blind_sector([120, 120, 240]) == (240, 120, 240)
assert blind_sector([0, 100, 200, 201]) == (201, 0, 159)
assert blind_sector([359, 0]) == (0, 359, 359)
assert blind_sector([30, 150, 270, 150]) == (30, 150, 120)
