"""Which (start, end) rules, numbered from 0, hold at an hour, end excluded, overnight too, always if both are
equal?

Keywords: hour within overnight time windows
Inputs: rules, a list of (start, end) tuples of hours from 0 to 23; hour, an integer from 0 to 23
Requires: type(rules) is list and all(type(r) is tuple and len(r) == 2 and all(type(h) is int and 0 <= h <= 23 for h in r) for r in rules) and type(hour) is int and 0 <= hour <= 23
Topic: ranges
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def armed_schedules(rules, hour):
    armed = []
    for place, (start, end) in enumerate(rules):
        length = (end - start) % 24
        elapsed = (hour - start) % 24
        if length == 0 or elapsed < length:
            armed.append(place)
    return armed


assert armed_schedules([(8, 12), (12, 18)], 12) == [1]
assert armed_schedules([(8, 12), (22, 6)], 8) == [0]
assert armed_schedules([(22, 6), (6, 9), (5, 7)], 6) == [1, 2]
assert armed_schedules([(22, 6), (23, 0), (21, 22)], 22) == [0]
assert armed_schedules([(7, 7), (6, 7), (9, 9)], 7) == [0, 2]
assert armed_schedules([(20, 4), (3, 4)], 3) == [0, 1]
assert armed_schedules([(18, 0), (0, 5)], 0) == [1]
assert armed_schedules([], 5) == []
assert armed_schedules([(13, 13), (4, 2), (2, 4), (1, 23)], 2) == [0, 2, 3]
