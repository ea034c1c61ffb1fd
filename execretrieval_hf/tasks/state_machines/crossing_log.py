"""Replay a pedestrian signal second by second from a string with p for a button press and a dot for
none, giving the light of each second as a string. It starts on G, which turns to Y at the end of
the first second by which G has lasted its minimum and has seen a press, Y lasts two seconds, then W
lasts the walk time before the next G; presses in Y or W are lost, and a minimum or walk time below
1 gives an empty string.

Keywords: pedestrian traffic light simulation
Inputs: seconds, a string of p and dots; min_green and walk, integers
Requires: type(seconds) is str and set(seconds) <= set('p.') and type(min_green) is int and type(walk) is int
Topic: traffic lights
Register: specification
"""


def crossing_log(seconds, min_green, walk):
    if min_green < 1 or walk < 1:
        return ""
    phase, age, asked = "G", 0, False
    shown = ""
    for second in seconds:
        shown += phase
        age += 1
        if phase == "G" and second == "p":
            asked = True
        if phase == "G" and asked and age >= min_green:
            phase, age = "Y", 0
        elif phase == "Y" and age >= 2:
            phase, age, asked = "W", 0, False
        elif phase == "W" and age >= walk:
            phase, age = "G", 0
    return shown


assert crossing_log("p.......", 3, 2) == "GGGYYWWG"
assert crossing_log("....p....", 3, 1) == "GGGGGYYWG"
assert crossing_log("..p.ppp....", 3, 3) == "GGGYYWWWGGG"
assert crossing_log("p......p....", 1, 2) == "GYYWWGGGYYWW"
assert crossing_log(".....", 1, 1) == "GGGGG"
assert crossing_log("pppppppp", 1, 1) == "GYYWGYYW"
assert crossing_log("p..", 0, 2) == ""
assert crossing_log(".p.", 2, 0) == ""
assert crossing_log("pp......p.....", 2, 4) == "GGYYWWWWGGYYWW"
