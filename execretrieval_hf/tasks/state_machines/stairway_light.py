"""A press on the stair button lights the lamp for n seconds, its own included, of which the last k are dimmed. A
press in a bright second instead switches it off at once, and one in a dimmed second lights it anew. Describe
each second by # for bright, - for dimmed and a dot for dark.

Keywords: staircase timer light dims
Inputs: presses, a string with one character a second, p for a press, else a dot; n, an integer from 1; dimmed, an integer from 0 to n, the number of dimmed seconds; dark at first; the result is a string
Requires: type(presses) is str and set(presses) <= set("p.") and type(n) is int and n >= 1 and type(dimmed) is int and 0 <= dimmed <= n
Topic: timers
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def stairway_light(presses, n, dimmed):
    left = 0
    shown = ""
    for press in presses:
        if press == "p":
            left = 0 if left > dimmed else n
        if left == 0:
            shown += "."
            continue
        if left > dimmed:
            shown += "#"
        else:
            shown += "-"
        left -= 1
    return shown


assert stairway_light(".p......", 5, 2) == '.###--..'
assert stairway_light("p..p....", 5, 2) == '######--'
assert stairway_light("p.p...", 4, 1) == '##....'
assert stairway_light("p.p...", 3, 1) == '####-.'
assert stairway_light("pp.p", 9, 3) == '#..#'
assert stairway_light("p.p.p.", 2, 2) == '------'
assert stairway_light("p...", 2, 0) == '##..'
assert stairway_light("...", 3, 1) == '...'
assert stairway_light("p...pp..p", 4, 1) == '###-#...#'
assert stairway_light("p.....p...", 6, 1) == '#####-####'
