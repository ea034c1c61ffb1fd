"""Trace a fridge from readings one minute apart: cooling is off at first, switches on at a reading above the
upper limit and off at one below the lower limit. Once switched off it stays off for at least the rest time, the minute
of switching off included. Give a string of 1 for on and 0 for off, a switch showing in its own minute.

Keywords: fridge cooling minimum rest time
Inputs: readings, a list of integers; lower and upper, integers, lower not above upper; rest, minutes from 1
Requires: type(readings) is list and all(type(r) is int for r in readings) and type(lower) is int and type(upper) is int and lower <= upper and type(rest) is int and 1 <= rest <= 1000
Topic: signals and control
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def compressor_minutes(readings, lower, upper, rest):
    running = False
    wait = 0
    trace = ""
    for reading in readings:
        if wait > 0:
            wait -= 1
        if running:
            if reading < lower:
                running = False
                wait = rest
        elif wait == 0 and reading > upper:
            running = True
        trace += "1" if running else "0"
    return trace


assert compressor_minutes([7, 5, 2, 8, 8], 3, 6, 2) == "11001"
assert compressor_minutes([6, 7, 3, 2], 3, 6, 2) == "0110"
assert compressor_minutes([9, 1, 9, 1, 9], 2, 8, 1) == "10101"
assert compressor_minutes([9, 1, 9, 9, 9], 2, 8, 3) == "10001"
assert compressor_minutes([6, 5, 4, 6], 5, 5, 2) == "1100"
assert compressor_minutes([-1, 0, -2, 1], -1, -1, 1) == "0101"
assert compressor_minutes([], 0, 4, 3) == ""
assert compressor_minutes([5, 4, 0, 5, 5, 5, 0], 1, 4, 2) == "1100110"
