"""How can two lines enter one door, one guest after every n members, the rest following once either is empty?

Keywords: interleave priority and ordinary queue
Inputs: members and guests, lists of names, front first; run, the number n of members in a row, from 1; the result is a list
Requires: type(members) is list and type(guests) is list and all(type(p) is str for p in members + guests) and type(run) is int and run >= 1
Topic: queues and stacks
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from collections import deque


def boarding_sequence(members, guests, run):
    priority = deque(members)
    ordinary = deque(guests)
    order = []
    streak = 0
    while priority or ordinary:
        if priority and (streak < run or not ordinary):
            order.append(priority.popleft())
            streak += 1
        else:
            order.append(ordinary.popleft())
            streak = 0
    return order


assert boarding_sequence(["Ann", "Bo", "Cy"], ["x", "y"], 2) == ["Ann", "Bo", "x", "Cy", "y"]
assert boarding_sequence(["Ann", "Bo", "Cy"], ["x"], 1) == ["Ann", "x", "Bo", "Cy"]
assert boarding_sequence([], ["x", "y"], 3) == ["x", "y"]
assert boarding_sequence(["Di", "Ed"], [], 1) == ["Di", "Ed"]
assert boarding_sequence([], [], 2) == []
assert boarding_sequence(["a", "b", "c", "d", "e"], ["p", "q", "r"], 2) == ["a", "b", "p", "c", "d", "q", "e", "r"]
assert boarding_sequence(["a"], ["p", "q", "r"], 1) == ["a", "p", "q", "r"]
assert boarding_sequence(["a", "b", "c", "d"], ["p", "q"], 3) == ["a", "b", "c", "p", "d", "q"]
