"""A sensor sometimes sends a fault code instead of a reading, and sometimes it freezes and repeats itself. Set fault
codes and readings above the highest possible to None. Where another reading comes more than the allowed number of
times in a row, keep the first of them and make the rest None; only zeros may repeat for ever.

Keywords: fault codes frozen sensor
Inputs: readings, a list of integers; fault, the fault code, an integer; highest, an integer; allowed, an integer of at least 1
Requires: type(readings) is list and all(type(r) is int for r in readings) and type(fault) is int and type(highest) is int and type(allowed) is int and allowed >= 1
Topic: cleaning values
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def blank_frozen(readings, fault, highest, allowed):
    cleaned = []
    start = 0
    while start < len(readings):
        reading = readings[start]
        end = start + 1
        while end < len(readings) and readings[end] == reading:
            end += 1
        length = end - start
        if reading == fault or reading > highest:
            cleaned += [None] * length
        elif reading != 0 and length > allowed:
            cleaned += [reading] + [None] * (length - 1)
        else:
            cleaned += [reading] * length
        start = end
    return cleaned


assert blank_frozen([4, -1, 5], -1, 9, 2) == [4, None, 5]
assert blank_frozen([4, 7, 7, 7, 2], -1, 7, 2) == [4, 7, None, None, 2]
assert blank_frozen([4, 7, 7, 2], -1, 8, 2) == [4, 7, 7, 2]
assert blank_frozen([0, 0, 0, 9, 9, 8, 8], -1, 8, 1) == [0, 0, 0, None, None, 8, None]
assert blank_frozen([0, 3, 0, 0], 0, 5, 5) == [None, 3, None, None]
assert blank_frozen([], 99, 5, 1) == []
assert blank_frozen([6, 6, 99, 6, 6, 6], 99, 100, 2) == [6, 6, None, 6, None, None]
assert blank_frozen([99, 99, 99, 1], 99, 120, 3) == [None, None, None, 1]
assert blank_frozen([5, 5, 5, 5], 9, 6, 3) == [5, None, None, None]
