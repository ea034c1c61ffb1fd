"""In a block of bit rows, given as integers, every row and every column should have an even number of ones. Return
the rows with the single wrong bit flipped back, unchanged if all is even. If no single bit would put everything
right, return instead a pair of the odd rows' list positions from 0 and the mask of odd columns. No rows give
None.

Keywords: two-dimensional parity correction
Inputs: rows, a list of integers that are not negative; counting rows from 0
Requires: type(rows) is list and all(type(r) is int and 0 <= r < 2**16 for r in rows)
Topic: error detection
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def evened_rows(rows):
    if not rows:
        return None
    odd_columns = 0
    odd_rows = []
    for number, row in enumerate(rows):
        odd_columns ^= row
        if row.bit_count() % 2 == 1:
            odd_rows.append(number)
    if not odd_rows and odd_columns == 0:
        return list(rows)
    if len(odd_rows) != 1 or odd_columns.bit_count() != 1:
        return odd_rows, odd_columns
    mended = list(rows)
    mended[odd_rows[0]] ^= odd_columns
    return mended


assert evened_rows([0b0110, 0b0110]) == [6, 6]
assert evened_rows([0b011, 0b100, 0b110]) == [3, 5, 6]
assert evened_rows([0b111, 0b101, 0b110]) == [3, 5, 6]
assert evened_rows([]) == None
assert evened_rows([0b11000, 0b101]) == ([], 29)
assert evened_rows([0b001, 0b110]) == ([0], 7)
assert evened_rows([0b11111, 0b00001, 0b11100]) == ([0, 1, 2], 2)
assert evened_rows([0b10011, 0b10011]) == ([0, 1], 0)
assert evened_rows([0b1111, 0b1010, 0b0101, 0b0010]) == [15, 10, 5, 0]
assert evened_rows([0b1001, 0b1101, 0b0110, 0b0110]) == [9, 9, 6, 6]
