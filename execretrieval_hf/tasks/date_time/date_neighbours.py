"""Where is it already a later date than at head office, and where an earlier one, each list alphabetical?

Keywords: places with tomorrow's date
Inputs: utc, a minute of the day from 0 to 1439; offsets, a dict from a place to its minutes ahead of UTC, from -720 to 840; home, one of the places; the result is a pair of lists
Requires: type(utc) is int and 0 <= utc <= 1439 and type(offsets) is dict and all(type(n) is str and type(o) is int and -720 <= o <= 840 for n, o in offsets.items()) and type(home) is str and home in offsets
Topic: time zones
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def date_neighbours(utc, offsets, home):
    here = (utc + offsets[home]) // 1440
    later, earlier = [], []
    for place in sorted(offsets):
        day = (utc + offsets[place]) // 1440
        if day > here:
            later.append(place)
        elif day < here:
            earlier.append(place)
    return later, earlier


assert date_neighbours(1320, {"Wien": 60, "Riga": 120, "Lima": -300}, "Wien") == (["Riga"], [])
assert date_neighbours(1320, {"Riga": 120, "Kyiv": 119, "Oslo": 60}, "Riga") == ([], ["Kyiv", "Oslo"])
assert date_neighbours(1319, {"Riga": 120, "Moss": 180, "Oslo": 121}, "Riga") == (["Moss", "Oslo"], [])
assert date_neighbours(0, {"Rome": 0, "Lima": -300, "Nome": -1}, "Rome") == ([], ["Lima", "Nome"])
assert date_neighbours(0, {"Rome": 0, "Lima": -300, "Apia": 840}, "Lima") == (["Apia", "Rome"], [])
assert date_neighbours(720, {"X": 720, "Y": -720, "Z": 719}, "Z") == (["X"], [])
assert date_neighbours(720, {"X": 840, "Y": -720, "W": 720, "Z": 719}, "Y") == (["W", "X"], [])
assert date_neighbours(700, {"Bern": 60}, "Bern") == ([], [])
assert date_neighbours(30, {"Oslo": 60, "Azor": -60, "Cork": -31, "Faro": -30}, "Oslo") == ([], ["Azor", "Cork"])
