"""Blocks to back up are marked by ones in 8-bit words, the highest bit of the first word being block 0. List
them as pairs of first and last block, ascending: each block joins the pair before it if at most a given number
of unmarked blocks lie between and the pair then covers no more blocks in all than a given limit, else it starts
a new pair.

Keywords: merge dirty block ranges
Inputs: words, a list of integers from 0 to 255; gap, the most unmarked blocks to join over, from 0; longest, the most blocks of one pair, from 1
Requires: type(words) is list and all(type(w) is int and 0 <= w < 256 for w in words) and type(gap) is int and 0 <= gap <= 20 and type(longest) is int and 1 <= longest <= 64
Topic: bitmaps
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def copy_spans(words, gap, longest):
    spans = []
    first = last = -1
    for index, word in enumerate(words):
        for place in range(8):
            if word << place & 128 == 0:
                continue
            block = index * 8 + place
            if first >= 0 and block - last - 1 <= gap and block - first < longest:
                last = block
                continue
            if first >= 0:
                spans.append((first, last))
            first = last = block
    if first >= 0:
        spans.append((first, last))
    return spans


assert copy_spans([0b01100100], 0, 8) == [(1, 2), (5, 5)]
assert copy_spans([0b01100100], 2, 8) == [(1, 5)]
assert copy_spans([0b01100100], 1, 8) == [(1, 2), (5, 5)]
assert copy_spans([0b00000001, 0b10000000], 0, 9) == [(7, 8)]
assert copy_spans([0b11111000], 0, 2) == [(0, 1), (2, 3), (4, 4)]
assert copy_spans([0, 0], 3, 4) == []
assert copy_spans([0b10010010, 0b01000001], 2, 7) == [(0, 6), (9, 9), (15, 15)]
assert copy_spans([0b10010000], 5, 3) == [(0, 0), (3, 3)]
assert copy_spans([0b11111111], 2, 9) == [(0, 7)]
