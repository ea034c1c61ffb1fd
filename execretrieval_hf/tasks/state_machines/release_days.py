"""Plan which day each change goes live, days being counted from 0. A change whose name ends in ! goes live on the
day it arrives, frozen or not; the others queue, and on a day not frozen as many of them, oldest first, go live
as the daily number leaves after that day's ! changes. Return a dictionary from name to day and the list of those
still queued.

Keywords: release freeze urgent changes
Inputs: days, a list of pairs (frozen, names) with a boolean and the list of names arriving, all names different and not empty; daily, an integer from 0; ! changes may exceed it; the result is a pair
Requires: type(days) is list and all(type(d) is tuple and len(d) == 2 and type(d[0]) is bool and type(d[1]) is list and all(type(n) is str and n for n in d[1]) for d in days) and len({n for d in days for n in d[1]}) == sum(len(d[1]) for d in days) and type(daily) is int and daily >= 0
Topic: workflows
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def release_days(days, daily):
    live = {}
    queue = []
    for day, (frozen, names) in enumerate(days):
        room = daily
        for name in names:
            if name.endswith("!"):
                live[name] = day
                room -= 1
            else:
                queue.append(name)
        while not frozen and room > 0 and queue:
            live[queue.pop(0)] = day
            room -= 1
    return live, queue


assert release_days([(False, ["a", "b", "c"]), (False, [])], 2) == ({"a": 0, "b": 0, "c": 1}, [])
assert release_days([(True, ["a", "x!"]), (False, ["b"])], 1) == ({"x!": 0, "a": 1}, ["b"])
assert release_days([(False, ["u!", "a", "b"])], 2) == ({"u!": 0, "a": 0}, ["b"])
assert release_days([(False, ["u!", "a", "v!"])], 1) == ({"u!": 0, "v!": 0}, ["a"])
assert release_days([(True, ["u!"]), (True, ["a"]), (True, [])], 3) == ({"u!": 0}, ["a"])
assert release_days([], 1) == ({}, [])
assert release_days([(False, ["a", "b", "c", "d"]), (True, ["e"]), (False, ["f!"]), (False, [])], 2) == ({"a": 0, "b": 0, "f!": 2, "c": 2, "d": 3, "e": 3}, [])
assert release_days([(False, ["b", "a!b", "!"]), (False, ["a"])], 0) == ({"!": 0}, ["b", "a!b", "a"])
