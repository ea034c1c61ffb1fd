"""Follow a cassette, at first stopped at second 0, through a list of modes (play, forward, rewind, stop) and the
seconds then spent in them. Playing moves it one tape second per second, winding eight, forward or back. It
halts at both ends, and is in stop after any such time that leaves it there. Return position and mode as a
pair, or None for a tape under one second.

Keywords: cassette player position simulation
Inputs: steps, a list of mode words and positive integers; length, the seconds of tape, an integer
Requires: type(steps) is list and all(s in ('play', 'forward', 'rewind', 'stop') if type(s) is str else type(s) is int and s > 0 for s in steps) and type(length) is int
Topic: timers
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def tape_counter(steps, length):
    if length < 1:
        return None
    speeds = {"play": 1, "forward": 8, "rewind": -8, "stop": 0}
    position = 0
    mode = "stop"
    for step in steps:
        if step in speeds:
            mode = step
            continue
        position += speeds[mode] * step
        if position >= length:
            position, mode = length, "stop"
        elif position <= 0:
            position, mode = 0, "stop"
    return position, mode


assert tape_counter(["play", 1], 100) == (1, "play")
assert tape_counter([5, "forward", 3, "stop", 10], 100) == (24, "stop")
assert tape_counter(["play", 60, "rewind", 4], 90) == (28, "rewind")
assert tape_counter(["play", 16, "rewind", 2], 90) == (0, "stop")
assert tape_counter(["forward", 10], 80) == (80, "stop")
assert tape_counter(["forward", 10, "rewind", 9, "play", 7], 70) == (7, "play")
assert tape_counter(["forward", 4, "play", 1, "forward"], 34) == (33, "forward")
assert tape_counter(["play", 3], 0) == None
assert tape_counter(["play", 2, 5, "rewind"], 1) == (1, "rewind")
assert tape_counter(["forward", 4, "rewind", 5, "rewind", 2], 50) == (0, "stop")
