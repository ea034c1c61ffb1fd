"""Replay an elevator's keys, u and d for a floor up or down, o and c to open and close its door, at first
closed. It moves only within its floors, counted from 0, and with the door closed. Give the final floor,
whether the door is open and how many keys changed nothing, as a triple, or None for a start outside its
floors.

Keywords: elevator button replay
Inputs: buttons, a string of the letters u, d, o and c; floors, the number of floors, an integer from 1; start, an integer
Requires: type(buttons) is str and set(buttons) <= set('udoc') and type(floors) is int and floors >= 1 and type(start) is int
Topic: transport
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def ride_lift(buttons, floors, start):
    if not 0 <= start < floors:
        return None
    floor = start
    is_open = False
    ignored = 0
    for button in buttons:
        if button == "o" and not is_open:
            is_open = True
        elif button == "c" and is_open:
            is_open = False
        elif button == "u" and not is_open and floor < floors - 1:
            floor += 1
        elif button == "d" and not is_open and floor > 0:
            floor -= 1
        else:
            ignored += 1
    return floor, is_open, ignored


assert ride_lift("uuo", 5, 0) == (2, True, 0)
assert ride_lift("uuuu", 4, 1) == (3, False, 2)
assert ride_lift("dddd", 6, 2) == (0, False, 2)
assert ride_lift("ouucu", 9, 3) == (4, False, 2)
assert ride_lift("oodc", 9, 5) == (5, False, 2)
assert ride_lift("ccuo", 7, 6) == (6, True, 3)
assert ride_lift("u", 3, 3) == None
assert ride_lift("uo", 3, -1) == None
assert ride_lift("ocd", 8, 0) == (0, False, 1)
assert ride_lift("", 1, 0) == (0, False, 0)
