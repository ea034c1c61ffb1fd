"""Simulate the code pad of a gate: # submits and clears the digits typed, * removes the last. A right entry
opens and ends the row of wrong ones, an empty one does nothing, and a row as long as the limit disables all
keys. Return openings, wrong entries in the row and the digits pending, a string, as a triple, or None for a
code under 4 digits.

Keywords: keypad lock simulation
Inputs: keys, a string of digits, # and *; code, a string of digits; max_wrong, the limit, an integer from 1
Requires: type(keys) is str and set(keys) <= set('0123456789#*') and type(code) is str and set(code) <= set('0123456789') and type(max_wrong) is int and max_wrong >= 1
Topic: signals and control
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def keypad_visits(keys, code, max_wrong):
    if len(code) < 4:
        return None
    opened = wrong = 0
    typed = ""
    for key in keys:
        if key == "#":
            if typed == code:
                opened += 1
                wrong = 0
            elif typed:
                wrong += 1
            typed = ""
            if wrong >= max_wrong:
                return opened, wrong, ""
        elif key == "*":
            typed = typed[:-1]
        else:
            typed += key
    return opened, wrong, typed


assert keypad_visits("1234#", "1234", 3) == (1, 0, "")
assert keypad_visits("1239*4#77", "1234", 3) == (1, 0, "77")
assert keypad_visits("5#6#1234#", "1234", 2) == (0, 2, "")
assert keypad_visits("5#6#1234#8#", "1234", 3) == (1, 1, "")
assert keypad_visits("##**90", "4321", 1) == (0, 0, "90")
assert keypad_visits("123#", "123", 2) == None
assert keypad_visits("1234*5#3", "1235", 2) == (1, 0, "3")
assert keypad_visits("12345678#1*#4", "1234567", 2) == (0, 1, "4")
assert keypad_visits("0000#0000#1#2#0000#5", "0000", 2) == (2, 2, "")
assert keypad_visits("2468#246810#2468#", "2468", 2) == (2, 0, "")
