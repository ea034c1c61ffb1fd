"""List the positions from 0 at which a sensor's reading is exactly the nth equal one in a row.

Keywords: nth identical consecutive reading positions
Inputs: readings, a list of integers; n, an integer from 1
Requires: type(readings) is list and all(type(r) is int for r in readings) and type(n) is int and n >= 1
Topic: sensors
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def stuck_places(readings, n):
    places = []
    run = 0
    last = None
    for place, reading in enumerate(readings):
        run = run + 1 if reading == last else 1
        last = reading
        if run == n:
            places.append(place)
    return places


assert stuck_places([4, 4, 4, 5], 3) == [2]
assert stuck_places([4, 4, 4, 4, 4], 2) == [1]
assert stuck_places([7, 7, 8, 8, 7, 7], 2) == [1, 3, 5]
assert stuck_places([1, 1, 2, 2, 2], 1) == [0, 2]
assert stuck_places([0, 0, 0, 1, 0, 0, 0], 3) == [2, 6]
assert stuck_places([], 1) == []
assert stuck_places([6, 5, 5, 5, 5], 4) == [4]
assert stuck_places([3, 3, 3], 4) == []
assert stuck_places([2], 1) == [0]
