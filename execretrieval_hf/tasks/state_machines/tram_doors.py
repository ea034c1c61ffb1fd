"""Our tram door, closed (C) at first, gets in each second a press o, an obstacle x, the driver's c or nothing. A
press opens it (O) at once, as does an obstacle while it moves. When open it starts to move (M) at c or the
given number of seconds after the latest press or obstacle; it moves for two seconds, then is closed. I need
each second's state, as a string.

Keywords: automatic door control obstacle reopen
Inputs: signals, a string of o, x, c and dots for nothing, one a second; hold, an integer from 1; C, O or M is the state after the signal of the second; the result is a string
Requires: type(signals) is str and set(signals) <= set("oxc.") and type(hold) is int and hold >= 1
Topic: transport
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def tram_doors(signals, hold):
    state = "C"
    since = 0
    shown = ""
    for second, signal in enumerate(signals):
        if state == "M" and second - since == 2:
            state = "C"
        if signal == "o" or signal == "x" and state != "C":
            state = "O"
            since = second
        elif state == "O" and (signal == "c" or second - since == hold):
            state = "M"
            since = second
        shown += state
    return shown


assert tram_doors(".o......", 3) == 'COOOMMCC'
assert tram_doors("o.c...", 4) == 'OOMMCC'
assert tram_doors("xo.x....", 2) == 'COOOOMMC'
assert tram_doors("oc.o....", 2) == 'OMMOOMMC'
assert tram_doors("oocx.c.x..", 3) == 'OOMOOMMCCC'
assert tram_doors("o...", 1) == 'OMMC'
assert tram_doors("c.x", 2) == 'CCC'
assert tram_doors("o.o..o.....", 3) == 'OOOOOOOOMMC'
assert tram_doors("o.c.x.", 5) == 'OOMMCC'
assert tram_doors("", 2) == ''
