"""Fewest pen lifts between strokes plotted in the given order, each drawn in whichever direction suits, 0 without
strokes?

Keywords: pen plotter lifts stroke direction
Inputs: strokes, a list of ((x, y), (x, y)) tuples of integers, the ends of a stroke
Requires: type(strokes) is list and all(type(s) is tuple and len(s) == 2 and all(type(p) is tuple and len(p) == 2 and all(type(v) is int for v in p) for p in s) for s in strokes)
Topic: segments
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def plotter_hops(strokes):
    if not strokes:
        return 0
    at_first = at_second = 0
    for previous, stroke in zip(strokes, strokes[1:]):
        options = []
        for start in stroke:
            lifts_first = at_first + (previous[0] != start)
            lifts_second = at_second + (previous[1] != start)
            options.append(min(lifts_first, lifts_second))
        at_second, at_first = options
    return min(at_first, at_second)


assert plotter_hops([((0, 0), (3, 0)), ((3, 0), (3, 3)), ((3, 3), (0, 0))]) == 0
assert plotter_hops([]) == 0
assert plotter_hops([((0, 0), (3, 0)), ((0, 0), (3, 0)), ((5, 5), (6, 6)), ((0, 0), (1, 1)), ((2, 2), (3, 3))]) == 3
assert plotter_hops([((0, 0), (1, 0)), ((0, 0), (2, 2)), ((5, 5), (2, 2)), ((2, 2), (7, 7))]) == 1
assert plotter_hops([((0, 0), (1, 0)), ((4, 0), (1, 0)), ((1, 0), (8, 0)), ((0, 0), (9, 9)), ((5, 5), (6, 6))]) == 3
assert plotter_hops([((0, 0), (1, 0)), ((2, 0), (3, 0)), ((4, 0), (5, 0)), ((6, 0), (7, 0)), ((8, 0), (9, 0))]) == 4
assert plotter_hops([((2, 1), (1, 2)), ((1, 2), (2, 1)), ((2, 1), (1, 2)), ((0, 0), (1, 1)), ((0, 0), (5, 1))]) == 1
assert plotter_hops([((0, 0), (4, 0)), ((0, 4), (4, 4)), ((0, 1), (4, 1)), ((0, 2), (0, 1))]) == 2
