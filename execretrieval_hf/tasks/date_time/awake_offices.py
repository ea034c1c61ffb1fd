"""Which offices, alphabetically, are open at a UTC minute by (offset, local opening, local closing), maybe past
midnight, closing excluded?

Keywords: offices open UTC minute
Inputs: utc, a minute of the day from 0 to 1439; offices, a dict from a name to the triple of minutes ahead of UTC and local minutes of the day of opening and closing, which differ
Requires: type(utc) is int and 0 <= utc <= 1439 and type(offices) is dict and all(type(n) is str and type(o) is tuple and len(o) == 3 and type(o[0]) is int and -720 <= o[0] <= 840 and type(o[1]) is int and 0 <= o[1] <= 1439 and type(o[2]) is int and 0 <= o[2] <= 1439 and o[1] != o[2] for n, o in offices.items())
Topic: time zones
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def awake_offices(utc, offices):
    awake = []
    for name in sorted(offices):
        ahead, opens, closes = offices[name]
        local = (utc + ahead) % 1440
        if opens < closes:
            inside = opens <= local < closes
        else:
            inside = local >= opens or local < closes
        if inside:
            awake.append(name)
    return awake


assert awake_offices(540, {"Bonn": (0, 540, 1020), "Bern": (0, 541, 1020)}) == ["Bonn"]
assert awake_offices(1020, {"Rome": (0, 540, 1020), "Oslo": (1, 540, 1022)}) == ["Oslo"]
assert awake_offices(600, {"Tokyo": (540, 540, 1139), "Lima": (-300, 300, 301)}) == ["Lima"]
assert awake_offices(30, {"Kyiv": (120, 1320, 151), "Riga": (120, 1320, 150)}) == ["Kyiv"]
assert awake_offices(0, {"Nome": (-540, 900, 60), "Apia": (840, 840, 0)}) == ["Apia", "Nome"]
assert awake_offices(10, {"Aden": (-11, 1439, 5), "Baku": (-11, 0, 1439)}) == ["Aden"]
assert awake_offices(700, {"C": (0, 1200, 600), "D": (0, 1200, 701), "A": (0, 600, 1200)}) == ["A", "D"]
assert awake_offices(5, {}) == []
assert awake_offices(59, {"Oslo": (0, 60, 1), "Lima": (0, 60, 540), "Nome": (-60, 59, 1020), "Bonn": (1, 0, 1)}) == []
assert awake_offices(700, {"Y": (800, 60, 59), "X": (800, 60, 61)}) == ["X", "Y"]
