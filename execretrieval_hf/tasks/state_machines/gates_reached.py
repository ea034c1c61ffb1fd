"""How many gates do I reach before time falls below 0, each adding b seconds, capped at its start value?

Keywords: racing game checkpoint time bonus
Inputs: legs, a list of integers from 0, the seconds needed from gate to gate; start, an integer from 1, the seconds on the clock; b, an integer from 0; the result is an integer
Requires: type(legs) is list and all(type(s) is int and s >= 0 for s in legs) and type(start) is int and start >= 1 and type(b) is int and b >= 0
Topic: timers
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def gates_reached(legs, start, b):
    left = start
    reached = 0
    for leg in legs:
        left -= leg
        if left < 0:
            break
        reached += 1
        left = min(left + b, start)
    return reached


assert gates_reached([10, 10, 10, 10], 20, 5) == 3
assert gates_reached([20, 6], 20, 5) == 1
assert gates_reached([20, 5, 5, 5], 20, 5) == 4
assert gates_reached([1, 1, 20, 7], 20, 6) == 3
assert gates_reached([2, 1, 22], 20, 9) == 2
assert gates_reached([21, 1], 20, 50) == 0
assert gates_reached([], 30, 10) == 0
assert gates_reached([3, 3, 3, 3, 3, 3, 0], 6, 2) == 4
assert gates_reached([5, 5, 5, 5, 5, 5, 5, 5], 15, 3) == 6
assert gates_reached([0, 1, 0, 1, 0, 1, 0], 2, 0) == 5
