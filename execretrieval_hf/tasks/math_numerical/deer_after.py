"""Project a deer herd, counted by yearly age class, over some years. Each year every deer of a class has the
class's number of fawns, which become the youngest class; then of each class its percentage, rounded down,
lives on in the next one, the last class keeping its survivors too. If the herd now exceeds what the forest
feeds, the surplus is shot from the oldest class down.

Keywords: Leslie matrix population with culling
Inputs: herd, a non-empty list of non-negative integers, youngest class first; rules, a list of pairs (fawns of each deer, surviving percentage), one for each class; room, the largest herd; years, a non-negative integer; the result is a list
Requires: type(herd) is list and len(herd) >= 1 and all(type(h) is int and h >= 0 for h in herd) and type(rules) is list and len(rules) == len(herd) and all(type(r) is tuple and len(r) == 2 and type(r[0]) is int and type(r[1]) is int and r[0] >= 0 and 0 <= r[1] <= 100 for r in rules) and type(room) is int and room >= 0 and type(years) is int and 0 <= years <= 10**4
Topic: matrices
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def deer_after(herd, rules, room, years):
    herd = list(herd)
    for _ in range(years):
        fawns = sum(count * births for count, (births, _) in zip(herd, rules))
        alive = [count * percent // 100 for count, (_, percent) in zip(herd, rules)]
        herd = [fawns] + alive[:-1]
        herd[-1] += alive[-1]
        surplus = sum(herd) - room
        for place in range(len(herd) - 1, -1, -1):
            if surplus <= 0:
                break
            shot = min(surplus, herd[place])
            herd[place] -= shot
            surplus -= shot
    return herd


assert deer_after([10, 10, 10], [(0, 50), (1, 80), (2, 30)], 100, 1) == [30, 5, 11]
assert deer_after([10, 10, 10], [(0, 50), (1, 80), (2, 30)], 100, 2) == [27, 15, 7]
assert deer_after([10, 10, 10], [(0, 50), (1, 80), (2, 30)], 40, 1) == [30, 5, 5]
assert deer_after([10, 10, 10], [(0, 50), (1, 80), (2, 30)], 32, 1) == [30, 2, 0]
assert deer_after([3, 1], [(1, 99), (0, 0)], 9, 1) == [3, 2]
assert deer_after([1, 11], [(1, 100), (0, 0)], 0, 1) == [0, 0]
assert deer_after([8], [(1, 25)], 9, 2) == [9]
assert deer_after([4, 6], [(2, 0), (1, 50)], 5, 0) == [4, 6]
assert deer_after([0, 7, 0], [(5, 100), (0, 100), (9, 100)], 7, 1) == [0, 0, 7]
assert deer_after([5, 25], [(0, 50), (3, 90)], 80, 1) == [75, 5]
