"""Which level (1 to top; initially 1 and off; unchanged while off) do my dimmer's keys leave, 0 meaning off?

Keywords: dimmer remembers level
Inputs: keys, a string of +, - and o, where o switches on or off, + and - change the level by one; top, the highest level
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
