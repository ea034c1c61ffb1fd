"""Our weekly call suits nobody. Going by everybody's offset in whole hours, choose the full UTC hour with fewest
members outside work, locally before 8:00 or from 18:00 on; then with fewest in the night, before 6:00 or from
22:00 on; then the earliest. We need the hour and the sorted names of those outside work.

Keywords: fair meeting hour world teams
Inputs: offsets, a dict from a name to the hours ahead of UTC, integers from -12 to 14; the result is a pair (hour, list of names)
Requires: type(offsets) is dict and all(type(n) is str and type(o) is int and -12 <= o <= 14 for n, o in offsets.items())
Topic: time zones
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def kindest_hour(offsets):
    best = None
    for hour in range(24):
        outside = []
        night = 0
        for name in sorted(offsets):
            local = (hour + offsets[name]) % 24
            if local < 8 or local >= 18:
                outside.append(name)
            if local < 6 or local >= 22:
                night += 1
        score = (len(outside), night)
        if best is None or score < best[0]:
            best = (score, hour, outside)
    return best[1], best[2]


assert kindest_hour({}) == (0, [])
assert kindest_hour({"Ana": 0}) == (8, [])
assert kindest_hour({"Ana": 1, "Bo": 9}) == (7, [])
assert kindest_hour({"Ana": -8, "Bo": 9}) == (0, [])
assert kindest_hour({"Bo": -7, "Ed": 3, "Cy": 3, "Di": -7, "Al": 12}) == (0, ["Cy", "Ed"])
assert kindest_hour({"Cy": 11, "Ed": -3}) == (0, ["Ed"])
assert kindest_hour({"Ed": -12, "Di": 0, "Al": 12}) == (20, ["Di"])
assert kindest_hour({"Ed": 14, "Bo": -6, "Di": 9}) == (23, [])
assert kindest_hour({"Al": -8, "Bo": 5}) == (1, ["Bo"])
assert kindest_hour({"Z": 5, "Y": -5, "X": 12}) == (3, ["Y"])
