"""Our clinic compares a child's weight with growth curves, the lowest one first, which give weights at some
ascending ages and run straight between them. A child born some weeks too early is taken to be that much
younger until, so reckoned, it is 104 weeks old. How many curves does it reach or exceed? None for an age
outside the curves.

Keywords: growth chart percentile curves
Inputs: ages, a list of at least two ascending ages in weeks; curves, a list of lists of weights; child, a triple (age in weeks, weight, weeks born too early)
Requires: type(ages) is list and len(ages) >= 2 and all(type(a) is int and a >= 0 for a in ages) and sorted(set(ages)) == ages and type(curves) is list and all(type(c) is list and len(c) == len(ages) and all(type(w) is int for w in c) for c in curves) and type(child) is tuple and len(child) == 3 and all(type(v) is int and v >= 0 for v in child)
Topic: interpolation
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def curves_reached(ages, curves, child):
    age, weight, early = child
    if age - early < 104:
        age -= early
    if age < ages[0] or age > ages[-1]:
        return None
    later = 1
    while ages[later] < age:
        later += 1
    start, end = ages[later - 1], ages[later]
    reached = 0
    for curve in curves:
        expected = curve[later - 1] * (end - age) + curve[later] * (age - start)
        if weight * (end - start) >= expected:
            reached += 1
    return reached


assert curves_reached([0, 10], [[30, 50], [40, 70], [50, 90]], (5, 55, 0)) == 2
assert curves_reached([2, 6, 10], [[32, 34, 39], [36, 36, 44], [38, 38, 49], [40, 38, 53]], (7, 35, 0)) == 0
assert curves_reached([0, 10], [[30, 50], [40, 70], [50, 90]], (9, 39, 5)) == 1
assert curves_reached([0, 10], [[30, 50], [40, 70], [50, 90]], (13, 50, 3)) == 1
assert curves_reached([0, 10], [[30, 50], [40, 70], [50, 90]], (2, 99, 3)) == None
assert curves_reached([0, 10], [[30, 50], [40, 70], [50, 90]], (11, 99, 0)) == None
assert curves_reached([100, 104, 110], [[10, 20, 23], [15, 26, 29], [16, 27, 30], [17, 28, 31]], (106, 28, 2)) == 3
assert curves_reached([100, 104, 110], [[10, 20, 23], [15, 26, 29], [16, 27, 30], [17, 28, 31]], (105, 26, 2)) == 4
assert curves_reached([4, 8, 12], [[20, 24, 30], [21, 26, 33], [25, 28, 35], [26, 30, 37], [27, 31, 40]], (10, 99, 1)) == 5
assert curves_reached([0, 4], [[32, 36], [33, 40]], (0, 46, 0)) == 2
