"""Gives the new (left, top) of a dropped window: along each axis on its own it jumps by the shortest distance, at most the reach, that puts
one of its two edges on a guide; towards the smaller coordinate on ties, and not at all without a guide within reach.

Keywords: window snap to guide lines
Inputs: panel, a (left, top, width, height) tuple; columns and rows, lists with the x and the y coordinates of the guides; reach; all integers, width, height and reach not negative
Requires: type(panel) is tuple and len(panel) == 4 and type(columns) is list and type(rows) is list and type(reach) is int and all(type(v) is int for v in [*panel, *columns, *rows]) and min(panel[2], panel[3], reach) >= 0
Topic: rectangles
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def snapped_panel(panel, columns, rows, reach):
    left, top, width, height = panel

    def settle(start, size, guides):
        best = None
        for guide in guides:
            for edge in (start, start + size):
                jump = guide - edge
                if abs(jump) <= reach and (best is None or (abs(jump), jump) < (abs(best), best)):
                    best = jump
        return start if best is None else start + best

    return settle(left, width, columns), settle(top, height, rows)


assert snapped_panel((12, 30, 20, 10), [10], [50], 5) == (10, 30)
assert snapped_panel((12, 30, 20, 10), [35], [42], 5) == (15, 32)
assert snapped_panel((10, 0, 20, 10), [8, 32], [13], 2) == (8, 0)
assert snapped_panel((10, 10, 5, 5), [13], [18], 3) == (8, 13)
assert snapped_panel((3, 7, 0, 2), [], [5, 9, 6, 11], 2) == (3, 7)
assert snapped_panel((20, 20, 10, 10), [24, 19, 31], [27, 12], 4) == (19, 17)
assert snapped_panel((5, 5, 4, 6), [11, 8], [14], 6) == (4, 8)
assert snapped_panel((4, 6, 3, 3), [0, 20], [9, 5], 0) == (4, 6)
