"""Which lamp of a light cycle repeating from second 0 is on in second s, how long yet, s included?

Keywords: traffic light at given second
Inputs: phases, a non-empty list of pairs (lamp, seconds) with seconds from 1; second, the s, an integer from 0; the result is a pair of the lamp and the seconds
Requires: type(phases) is list and len(phases) > 0 and all(type(p) is tuple and len(p) == 2 and type(p[0]) is str and type(p[1]) is int and p[1] >= 1 for p in phases) and type(second) is int and second >= 0
Topic: signals and control
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def plan_position(phases, second):
    cycle = sum(length for _, length in phases)
    rest = second % cycle
    index = 0
    while rest >= phases[index][1]:
        rest -= phases[index][1]
        index += 1
    lamp, length = phases[index]
    return lamp, length - rest


assert plan_position([("red", 20), ("green", 30), ("amber", 3)], 0) == ("red", 20)
assert plan_position([("red", 20), ("green", 30), ("amber", 3)], 19) == ("red", 1)
assert plan_position([("red", 20), ("green", 30), ("amber", 3)], 20) == ("green", 30)
assert plan_position([("red", 20), ("green", 30), ("amber", 3)], 51) == ("amber", 2)
assert plan_position([("red", 20), ("green", 30), ("amber", 3)], 53) == ("red", 20)
assert plan_position([("red", 4), ("green", 2)], 17) == ("green", 1)
assert plan_position([("flash", 1)], 9) == ("flash", 1)
assert plan_position([("a", 2), ("b", 1), ("a", 5), ("b", 4)], 27) == ("a", 5)
