"""How can I cut a number into fields of given bit widths, lowest first, then what remains, even if 0?

Keywords: split integer into bit fields
Inputs: word, an integer; widths, a list of field widths in bits; the result is a list
Requires: type(word) is int and 0 <= word < 2**32 and type(widths) is list and all(type(w) is int and 1 <= w <= 16 for w in widths)
Topic: bit fields
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def carve_word(word, widths):
    parts = []
    start = 0
    for width in widths:
        largest = (1 << width) - 1
        parts.append(word >> start & largest)
        start += width
    parts.append(word >> start)
    return parts


assert carve_word(0b1101101, [2, 3]) == [1, 3, 3]
assert carve_word(255, []) == [255]
assert carve_word(0, [4]) == [0, 0]
assert carve_word(0xABCD, [4, 8, 4]) == [13, 188, 10, 0]
assert carve_word(6, [1, 1, 1]) == [0, 1, 1, 0]
assert carve_word(1000, [3]) == [0, 125]
assert carve_word(21, [5, 2]) == [21, 0, 0]
assert carve_word(3, [1]) == [1, 1]
