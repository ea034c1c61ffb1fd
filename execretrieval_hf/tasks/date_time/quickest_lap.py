"""Which lap, from 1, was fastest by cumulative lap times, skipping laps begun or ended at None? Earliest on
ties.

Keywords: fastest lap from cumulative times
Inputs: marks, a non-empty list of ascending integer seconds since the start, one at the end of every lap, None where missing, which the first is not
Requires: type(marks) is list and len(marks) > 0 and marks[0] is not None and all(m is None or type(m) is int and m > 0 for m in marks) and sorted({m for m in marks if m is not None}) == [m for m in marks if m is not None]
Topic: durations
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def quickest_lap(marks):
    best = None
    shortest = None
    previous = 0
    for number, mark in enumerate(marks, 1):
        if mark is not None and previous is not None:
            length = mark - previous
            if shortest is None or length < shortest:
                shortest = length
                best = number
        previous = mark
    return best


assert quickest_lap([70, 139, 210]) == 2
assert quickest_lap([70, 141, 211]) == 1
assert quickest_lap([70, None, 90, 155]) == 4
assert quickest_lap([70, None, 90, 161]) == 1
assert quickest_lap([95, 190, 280, 370, 461]) == 3
assert quickest_lap([31, 62, None, 93, None, 120, 151, 181]) == 8
assert quickest_lap([50, 99, None]) == 2
assert quickest_lap([80, 160, 240, 320, 399, None, 470]) == 5
