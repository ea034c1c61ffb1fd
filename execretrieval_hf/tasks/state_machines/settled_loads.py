"""From the readings of a scale list the weights of the things put on it singly. A weight is taken at the nth
equal reading in succession, provided it reaches the least weight; after that nothing is taken before a reading
has been below the least weight.

Keywords: stable scale weight detection
Inputs: readings, a list of integers; n, an integer from 1; least, an integer
Requires: type(readings) is list and all(type(r) is int for r in readings) and type(n) is int and n >= 1 and type(least) is int
Topic: sensors
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def settled_loads(readings, n, least):
    weights = []
    ready = True
    run = 0
    last = None
    for reading in readings:
        run = run + 1 if reading == last else 1
        last = reading
        if reading < least:
            ready = True
        elif ready and run >= n:
            weights.append(reading)
            ready = False
    return weights


assert settled_loads([0, 3, 5, 5, 5, 2, 0, 4, 4], 2, 1) == [5, 4]
assert settled_loads([5, 5, 5, 7, 7, 0, 7, 7], 2, 1) == [5, 7]
assert settled_loads([9, 9, 8, 9, 9, 9], 3, 2) == [9]
assert settled_loads([3, 3, 2, 2, 4, 4], 2, 3) == [3, 4]
assert settled_loads([6, 0, 6, 6, 0, 6], 1, 1) == [6, 6, 6]
assert settled_loads([2, 2], 3, 1) == []
assert settled_loads([2, 2, 1, 1, 0, 0], 2, 2) == [2]
assert settled_loads([4, 4, 4, 4, 3, 4, 4, 4], 3, 4) == [4, 4]
assert settled_loads([8, 7, 8, 0, 0, 7], 2, -1) == [0]
