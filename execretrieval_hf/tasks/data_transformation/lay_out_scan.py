"""Arrange readings from a back-and-forth scan as rows of given width, starting rightwards, unread cells of started
rows None

Keywords: serpentine order to grid rows
Inputs: readings, a list of integers; width, an integer of at least 1
Requires: type(readings) is list and all(type(r) is int for r in readings) and type(width) is int and width >= 1
Topic: reshaping
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def lay_out_scan(readings, width):
    rows = []
    for start in range(0, len(readings), width):
        row = readings[start:start + width]
        row += [None] * (width - len(row))
        if len(rows) % 2 == 1:
            row.reverse()
        rows.append(row)
    return rows


assert lay_out_scan([1, 2, 3, 4, 5, 6], 3) == [[1, 2, 3], [6, 5, 4]]
assert lay_out_scan([1, 2, 3, 4], 3) == [[1, 2, 3], [None, None, 4]]
assert lay_out_scan([], 4) == []
assert lay_out_scan([5, 6], 4) == [[5, 6, None, None]]
assert lay_out_scan([1, 2, 3, 4, 5], 2) == [[1, 2], [4, 3], [5, None]]
assert lay_out_scan([9, 8, 7], 1) == [[9], [8], [7]]
assert lay_out_scan([1, 2, 3, 4, 5, 6, 7, 8], 2) == [[1, 2], [4, 3], [5, 6], [8, 7]]
assert lay_out_scan([4, 4, 0], 2) == [[4, 4], [None, 0]]
