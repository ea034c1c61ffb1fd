"""Express figures as percentages of the first positive one, halves rounded up, all earlier ones becoming None

Keywords: index numbers base year 100
Inputs: figures, a list of integers
Requires: type(figures) is list and all(type(f) is int for f in figures)
Topic: scaling
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def index_figures(figures):
    base = 0
    indexed = []
    for figure in figures:
        if base == 0 and figure > 0:
            base = figure
        if base == 0:
            indexed.append(None)
        else:
            indexed.append((200 * figure + base) // (2 * base))
    return indexed


assert index_figures([50, 60, 25]) == [100, 120, 50]
assert index_figures([0, -3, 4, 5]) == [None, None, 100, 125]
assert index_figures([8, 1, 3]) == [100, 13, 38]
assert index_figures([3, 2, 1, 0]) == [100, 67, 33, 0]
assert index_figures([]) == []
assert index_figures([-7, 0]) == [None, None]
assert index_figures([1, 2, -1]) == [100, 200, -100]
assert index_figures([0, 200, 99, -101]) == [None, 100, 50, -50]
