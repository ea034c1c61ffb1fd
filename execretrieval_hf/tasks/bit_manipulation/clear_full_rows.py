"""Take the completely filled lines out of a falling-block board, listed from the top down as integers with one
bit per column, and put as many empty ones in at the top. Give the new list and the points, 100 a line and twice
that when four or more go at once, as a pair; None if a line has a bit outside the columns.

Keywords: remove filled lines bitboard
Inputs: rows, a list of integers from 0; width, the number of columns, an integer from 1
Requires: type(rows) is list and all(type(r) is int and r >= 0 for r in rows) and type(width) is int and 1 <= width <= 64
Topic: bitboards
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def clear_full_rows(rows, width):
    full = (1 << width) - 1
    if any(row > full for row in rows):
        return None
    kept = [row for row in rows if row != full]
    gone = len(rows) - len(kept)
    points = gone * 100
    if gone >= 4:
        points *= 2
    return [0] * gone + kept, points


assert clear_full_rows([0, 5, 15, 9], 4) == ([0, 0, 5, 9], 100)
assert clear_full_rows([3, 3, 3, 3, 1], 2) == ([0, 0, 0, 0, 1], 800)
assert clear_full_rows([], 10) == ([], 0)
assert clear_full_rows([7, 8], 3) == None
assert clear_full_rows([7, 2, 7, 7, 6], 3) == ([0, 0, 0, 2, 6], 300)
assert clear_full_rows([6, 7, 14], 4) == ([6, 7, 14], 0)
assert clear_full_rows([1, 1, 1, 1, 1], 1) == ([0, 0, 0, 0, 0], 1000)
assert clear_full_rows([31, 0, 16, 31, 4], 5) == ([0, 0, 0, 16, 4], 200)
assert clear_full_rows([2, 1], 1) == None
