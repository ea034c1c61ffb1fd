"""A driver may drive 270 minutes before a break of 45, which may be split into one of at least 15, even before any
driving, and a later one of at least 30. From blocks of driving and rest, each rest counting by itself, tell how
many minutes after the start of the tour the driver first drives on with the 270 used up, None if never.

Keywords: lorry driver break rules
Inputs: blocks, a list of pairs of "drive" or "rest" and a positive number of minutes, the kinds taking turns in any way
Requires: type(blocks) is list and all(type(b) is tuple and len(b) == 2 and b[0] in ('drive', 'rest') and type(b[1]) is int and b[1] >= 1 for b in blocks)
Topic: timetables
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def break_overdue(blocks):
    clock = 0
    driven = 0
    split = False
    for kind, minutes in blocks:
        if kind == "drive":
            if driven + minutes > 270:
                return clock + 270 - driven
            driven += minutes
        elif minutes >= 45 or split and minutes >= 30:
            driven = 0
            split = False
        elif minutes >= 15:
            split = True
        clock += minutes
    return None


assert break_overdue([("drive", 271)]) == 270
assert break_overdue([("drive", 270), ("rest", 45), ("drive", 270)]) == None
assert break_overdue([("drive", 200), ("rest", 44), ("drive", 71)]) == 314
assert break_overdue([("drive", 100), ("rest", 15), ("drive", 100), ("rest", 30), ("drive", 271)]) == 515
assert break_overdue([("drive", 100), ("rest", 14), ("drive", 100), ("rest", 30), ("drive", 71)]) == 314
assert break_overdue([("drive", 90), ("rest", 20), ("drive", 90), ("rest", 29), ("drive", 91)]) == 319
assert break_overdue([("rest", 15), ("drive", 240), ("rest", 30), ("drive", 270), ("rest", 30), ("drive", 5)]) == 585
assert break_overdue([("drive", 150), ("rest", 30), ("drive", 150)]) == 300
assert break_overdue([("drive", 270), ("rest", 10), ("drive", 1)]) == 280
assert break_overdue([("rest", 50), ("drive", 60), ("rest", 45), ("drive", 300)]) == 425
