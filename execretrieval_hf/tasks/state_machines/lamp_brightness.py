"""What level does my dimmer show after these keys, if switching it off and on again keeps the level?

Keywords: dimmer remembers level
Inputs: keys, a string of +, - and o, where o switches on or off; top, the highest level; the lamp is off at first with level 1 kept; + and - change the level by one from 1 to top and do nothing at these ends or while it is off; off shows as 0
Requires: type(keys) is str and set(keys) <= set("+-o") and type(top) is int and 1 <= top <= 100
Topic: signals and control
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def lamp_brightness(keys, top):
    level = 1
    lit = False
    for key in keys:
        if key == "o":
            lit = not lit
        elif not lit:
            continue
        elif key == "+" and level < top:
            level += 1
        elif key == "-" and level > 1:
            level -= 1
    return level if lit else 0


assert lamp_brightness("o++", 5) == 3
assert lamp_brightness("o+++o", 5) == 0
assert lamp_brightness("o+++oo", 9) == 4
assert lamp_brightness("++o", 5) == 1
assert lamp_brightness("o++++++-", 6) == 5
assert lamp_brightness("o--+-", 3) == 1
assert lamp_brightness("o+o-+o+++", 8) == 5
assert lamp_brightness("o++-+", 2) == 2
assert lamp_brightness("", 4) == 0
