"""Write bytes as hex lines like "0010: 0a ff", n bytes each, successive repeats of a line as one "*"

Keywords: hex dump with collapsed repeats
Inputs: data, a list of integers from 0 to 255; width, an integer from 1, bytes per line
Requires: type(data) is list and all(type(b) is int and 0 <= b <= 255 for b in data) and type(width) is int and width >= 1
Topic: format conversion
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def dump_rows(data, width):
    rows = []
    before = []
    for start in range(0, len(data), width):
        block = data[start:start + width]
        if block == before:
            if rows[-1] != "*":
                rows.append("*")
            continue
        label = format(start, "04x")
        cells = [label + ":"]
        for byte in block:
            cells.append(format(byte, "02x"))
        rows.append(" ".join(cells))
        before = block
    return rows


assert dump_rows([10, 255, 0], 2) == ["0000: 0a ff", "0002: 00"]
assert dump_rows([1, 1, 1, 1, 1], 1) == ["0000: 01", "*"]
assert dump_rows([0, 7, 0, 7, 0], 2) == ["0000: 00 07", "*", "0004: 00"]
assert dump_rows([], 8) == []
assert dump_rows([5], 16) == ["0000: 05"]
assert dump_rows([2, 3, 2, 4, 2, 4, 2, 3], 2) == ["0000: 02 03", "0002: 02 04", "*", "0006: 02 03"]
assert dump_rows([17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28], 11) == ["0000: 11 12 13 14 15 16 17 18 19 1a 1b", "000b: 1c"]
assert dump_rows([9, 9, 8, 8, 8, 9], 1) == ["0000: 09", "*", "0002: 08", "*", "0005: 09"]
