"""List as (name, minutes left) which of the pharmacies (name, opens, closes) are open at a minute of the day,
fewest minutes first and then by name. Hours may run across midnight; in its closing minute a pharmacy is
already shut, and one whose two times are equal never shuts and counts as 1440 minutes.

Keywords: open pharmacies by remaining minutes
Inputs: shops, a list of (name, opens, closes) with two minutes of the day from 0 to 1439; now, such a minute
Requires: type(shops) is list and all(type(s) is tuple and len(s) == 3 and type(s[0]) is str and all(type(m) is int and 0 <= m < 1440 for m in s[1:]) for s in shops) and type(now) is int and 0 <= now < 1440
Topic: interval search
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def late_counters(shops, now):
    found = []
    for name, opens, closes in shops:
        if opens == closes:
            found.append((1440, name))
            continue
        if opens < closes:
            inside = opens <= now < closes
        else:
            inside = now >= opens or now < closes
        if inside:
            found.append(((closes - now) % 1440, name))
    return [(name, left) for left, name in sorted(found)]


assert late_counters([('Yew', 1, 0), ('Oak', 1, 2)], 0) == []
assert late_counters([('Elm', 480, 1080)], 480) == [('Elm', 600)]
assert late_counters([('Elm', 480, 1080)], 1080) == []
assert late_counters([('Oak', 1200, 360)], 1200) == [('Oak', 600)]
assert late_counters([('Elm', 0, 1)], 0) == [('Elm', 1)]
assert late_counters([('Oak', 1200, 360)], 359) == [('Oak', 1)]
assert late_counters([('Oak', 1200, 360), ('Ash', 300, 900)], 360) == [('Ash', 540)]
assert late_counters([('Yew', 600, 600), ('Fir', 1380, 120)], 1439) == [('Fir', 121), ('Yew', 1440)]
assert late_counters([('Yew', 0, 700), ('Bay', 60, 700), ('Elm', 500, 690)], 500) == [('Elm', 190), ('Bay', 200), ('Yew', 200)]
assert late_counters([('Fir', 1320, 300), ('Ash', 0, 90)], 0) == [('Ash', 90), ('Fir', 300)]
