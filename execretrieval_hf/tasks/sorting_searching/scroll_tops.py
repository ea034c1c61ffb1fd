"""A window shows part of a list, at first from row 0 on. Whenever the cursor moves to a row, the window
scrolls by as few rows as will leave at least the given number of rows in view above and below the cursor, but
never beyond either end of the list; a list shorter than the window stays at row 0. Which row is on top after
each move?

Keywords: scroll offset following the cursor
Inputs: cursors, a list of row numbers from 0 within the list; rows, the list's length, height, the window's, both positive integers; margin, an integer from 0 less than half the height
Requires: type(rows) is int and rows > 0 and type(cursors) is list and all(type(c) is int and 0 <= c < rows for c in cursors) and type(height) is int and height > 0 and type(margin) is int and 0 <= 2 * margin < height
Topic: paging
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def scroll_tops(cursors, rows, height, margin):
    top = 0
    tops = []
    for cursor in cursors:
        if cursor < top + margin:
            top = cursor - margin
        elif cursor >= top + height - margin:
            top = cursor + margin - height + 1
        if top > rows - height:
            top = rows - height
        if top < 0:
            top = 0
        tops.append(top)
    return tops


assert scroll_tops([], 9, 3, 1) == []
assert scroll_tops([2, 3, 5], 9, 3, 0) == [0, 1, 3]
assert scroll_tops([1, 2, 4], 9, 3, 1) == [0, 1, 3]
assert scroll_tops([8], 9, 3, 1) == [6]
assert scroll_tops([8, 5, 4, 0], 9, 3, 1) == [6, 4, 3, 0]
assert scroll_tops([7, 6, 2, 1], 20, 5, 2) == [5, 4, 0, 0]
assert scroll_tops([3, 0], 4, 6, 1) == [0, 0]
assert scroll_tops([6, 5, 6, 3], 7, 7, 2) == [0, 0, 0, 0]
assert scroll_tops([19, 16, 14, 15], 20, 5, 1) == [15, 15, 13, 13]
assert scroll_tops([0, 4, 3, 5, 2], 6, 1, 0) == [0, 4, 3, 5, 2]
