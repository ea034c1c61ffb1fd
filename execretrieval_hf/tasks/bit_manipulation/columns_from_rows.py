"""Turn a picture's row integers into n column integers, bit c of row r becoming bit r of column c.

Keywords: transpose bitmap rows columns
Inputs: rows, a list of integers; count, the number n of columns to give, from 0, no row having more bits
Requires: type(rows) is list and type(count) is int and 0 <= count <= 16 and all(type(r) is int and 0 <= r < 2**count for r in rows)
Topic: bitmaps
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def columns_from_rows(rows, count):
    columns = []
    for column in range(count):
        bits = 0
        for index, row in enumerate(rows):
            bits |= (row >> column & 1) << index
        columns.append(bits)
    return columns


assert columns_from_rows([0b01, 0b11, 0b01], 2) == [0b111, 0b010]
assert columns_from_rows([0b100], 3) == [0, 0, 1]
assert columns_from_rows([], 2) == [0, 0]
assert columns_from_rows([0, 0], 0) == []
assert columns_from_rows([0b0110, 0b1010], 4) == [0b00, 0b11, 0b01, 0b10]
assert columns_from_rows([1, 0, 0, 1], 1) == [9]
assert columns_from_rows([0b10, 0b00, 0b11], 3) == [0b100, 0b101, 0b000]
assert columns_from_rows([5, 3, 6], 3) == [3, 6, 5]
