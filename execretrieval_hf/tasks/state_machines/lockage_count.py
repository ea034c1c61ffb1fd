"""Count the level changes of a canal lock, low at first, that serves boats going up or down strictly in their
order, taking up to n successive boats bound the same way together and changing level empty where needed.

Keywords: canal lock fillings emptyings
Inputs: boats, a string of u for a boat going up and d for one going down; n, an integer from 1; the result is an integer
Requires: type(boats) is str and set(boats) <= set("ud") and type(n) is int and n >= 1
Topic: transport
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def lockage_count(boats, n):
    level = "u"
    changes = 0
    place = 0
    while place < len(boats):
        way = boats[place]
        if way != level:
            changes += 1
        load = 0
        while place < len(boats) and boats[place] == way and load < n:
            place += 1
            load += 1
        changes += 1
        level = "d" if way == "u" else "u"
    return changes


assert lockage_count("ud", 1) == 2
assert lockage_count("uu", 1) == 3
assert lockage_count("uu", 2) == 1
assert lockage_count("d", 3) == 2
assert lockage_count("ududu", 1) == 5
assert lockage_count("du", 4) == 3
assert lockage_count("uuuudd", 2) == 4
assert lockage_count("", 1) == 0
assert lockage_count("dddduuu", 3) == 5
assert lockage_count("uuuuud", 3) == 4
