"""Replay a pedestrian light, a letter a second, from a string with p for a press and a dot for none: G until the
end of the second by which it has lasted its minimum and seen a press, then two seconds of Y, the walk time of
W, and G anew. Presses in Y or W are lost; a minimum or walk time below 1 gives an empty string.

Keywords: pedestrian traffic light simulation
Inputs: seconds, a string of p and dots; min_green and walk, integers, in seconds
Requires: type(seconds) is str and set(seconds) <= set('p.') and all(type(n) is int and -9 <= n <= 99 for n in (min_green, walk))
Topic: signals and control
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def crossing_log(seconds, min_green, walk):
    if min_green < 1 or walk < 1:
        return ""
    phase, since, asked = "G", 0, False
    shown = ""
    for now, press in enumerate(seconds):
        shown += phase
        age = now - since + 1
        if phase == "G" and press == "p":
            asked = True
        if phase == "G" and asked and age >= min_green:
            phase, since = "Y", now + 1
        elif phase == "Y" and age >= 2:
            phase, since, asked = "W", now + 1, False
        elif phase == "W" and age >= walk:
            phase, since = "G", now + 1
    return shown


assert crossing_log("p.......", 3, 2) == "GGGYYWWG"
assert crossing_log("....p....", 3, 1) == "GGGGGYYWG"
assert crossing_log("..p.ppp....", 3, 3) == "GGGYYWWWGGG"
assert crossing_log("p......p....", 1, 2) == "GYYWWGGGYYWW"
assert crossing_log(".....", 1, 1) == "GGGGG"
assert crossing_log("pppppppp", 1, 1) == "GYYWGYYW"
assert crossing_log("pp.p...", 1, 1) == "GYYWGGG"
assert crossing_log("p..", 0, 2) == ""
assert crossing_log(".p.", 2, 0) == ""
assert crossing_log("pp......p.....", 2, 4) == "GGYYWWWWGGYYWW"
