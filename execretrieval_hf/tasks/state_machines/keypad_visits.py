"""How can I simulate a code pad where # submits and clears the digits typed, * removes the last one and any
beyond the eighth are ignored? A right entry opens the gate and ends the row of wrong ones, an empty one
does nothing, a row as long as the limit disables all keys, and I want a tuple of openings, wrong entries
in the row and the pending digits as a string, or None for a code under 4 digits.

Keywords: keypad lock simulation
Inputs: keys, a string of digits, # and *; code, a string of digits; max_wrong, a positive integer
Requires: type(keys) is str and set(keys) <= set('0123456789#*') and type(code) is str and set(code) <= set('0123456789') and type(max_wrong) is int and max_wrong > 0
Topic: keypad
Register: request
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
        elif len(typed) < 8:
            typed += key
    return opened, wrong, typed


assert keypad_visits("1234#", "1234", 3) == (1, 0, "")
assert keypad_visits("1239*4#77", "1234", 3) == (1, 0, "77")
assert keypad_visits("5#6#1234#", "1234", 2) == (0, 2, "")
assert keypad_visits("5#6#1234#8#", "1234", 3) == (1, 1, "")
assert keypad_visits("##**90", "4321", 1) == (0, 0, "90")
assert keypad_visits("123#", "123", 2) == None
assert keypad_visits("123456789#3", "12345678", 2) == (1, 0, "3")
assert keypad_visits("12345678#1*#4", "1234567", 2) == (0, 1, "4")
assert keypad_visits("0000#0000#1#2#0000#5", "0000", 2) == (2, 2, "")
assert keypad_visits("2468#246810#2468#", "2468", 2) == (2, 0, "")
