"""What net turn, clockwise positive, do compass readings of a vane in degrees show, each step taken the shorter
way?

Keywords: unwrap compass angle readings
Inputs: bearings, a list of integers from 0 to 359, neighbours never exactly opposite; the result is an integer, 0 for fewer than two readings
Requires: type(bearings) is list and all(type(b) is int and 0 <= b < 360 for b in bearings) and all((b - a) % 360 != 180 for a, b in zip(bearings, bearings[1:]))
Topic: sensors
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def net_rotation(bearings):
    turned = 0
    for before, now in zip(bearings, bearings[1:]):
        step = (now - before) % 360
        if step > 180:
            step -= 360
        turned += step
    return turned


assert net_rotation([350, 10]) == 20
assert net_rotation([10, 350]) == -20
assert net_rotation([0, 179, 358]) == 358
assert net_rotation([0, 181]) == -179
assert net_rotation([90, 90, 80]) == -10
assert net_rotation([0, 120, 240, 0]) == 360
assert net_rotation([45]) == 0
assert net_rotation([5, 200, 21, 202, 202]) == -523
assert net_rotation([300, 121, 300]) == 0
