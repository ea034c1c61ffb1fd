"""Store readings as steps from the reading before, except the first and every nth after it, which stay whole

Keywords: delta encoding with keyframes
Inputs: readings, a list of integers; every, an integer of at least 1
Requires: type(readings) is list and all(type(r) is int for r in readings) and type(every) is int and every >= 1
Topic: compression
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def anchored_steps(readings, every):
    stored = []
    for place, reading in enumerate(readings):
        if place % every == 0:
            stored.append(reading)
        else:
            stored.append(reading - readings[place - 1])
    return stored


assert anchored_steps([10, 12, 15, 14], 9) == [10, 2, 3, -1]
assert anchored_steps([10, 12, 15, 14, 20], 2) == [10, 2, 15, -1, 20]
assert anchored_steps([10, 12, 15, 14, 20, 21, 30], 3) == [10, 2, 3, 14, 6, 1, 30]
assert anchored_steps([5], 1) == [5]
assert anchored_steps([], 4) == []
assert anchored_steps([8, 9, 3], 1) == [8, 9, 3]
assert anchored_steps([0, 0, 7, 7, 6], 4) == [0, 0, 7, 0, 6]
assert anchored_steps([100, 90, 95], 2) == [100, -10, 95]
