"""List the answers to lookups on a bitmap, whose lowest bit is bit 0, each a pair of word and number: "below"
counts the ones under that bit, "nth" finds the bit of that one, counted from 1 at the low end, "from" the lowest
one at that bit or higher, and "before" the highest one under that bit. What does not exist is -1, and an unknown
word gives None.

Keywords: bitmap rank select successor
Inputs: bitmap, an integer from 0; lookups, a list of pairs of a text and an integer from 0, with "nth" from 1
Requires: type(bitmap) is int and 0 <= bitmap < 2**20 and type(lookups) is list and all(type(p) is tuple and len(p) == 2 and type(p[0]) is str and type(p[1]) is int and 0 <= p[1] <= 30 and (p[0] != "nth" or p[1] > 0) for p in lookups)
Topic: bit counting
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from bisect import bisect_left


def bitmap_oracle(bitmap, lookups):
    ones = [bit for bit in range(bitmap.bit_length()) if bitmap >> bit & 1]
    answers = []
    for word, number in lookups:
        rank = bisect_left(ones, number)
        answer = -1
        if word == "below":
            answer = rank
        elif word == "nth":
            if number <= len(ones):
                answer = ones[number - 1]
        elif word == "from":
            if rank < len(ones):
                answer = ones[rank]
        elif word == "before":
            if rank > 0:
                answer = ones[rank - 1]
        else:
            answer = None
        answers.append(answer)
    return answers


assert bitmap_oracle(0b101100, [("below", 3), ("below", 6), ("below", 2)]) == [1, 3, 0]
assert bitmap_oracle(0b101100, [("nth", 1), ("nth", 3), ("nth", 4)]) == [2, 5, -1]
assert bitmap_oracle(0b101100, [("from", 4), ("from", 5), ("from", 6), ("from", 0)]) == [5, 5, -1, 2]
assert bitmap_oracle(0b101100, [("before", 2), ("before", 5), ("before", 9)]) == [-1, 3, 5]
assert bitmap_oracle(0, [("below", 4), ("nth", 1), ("from", 0), ("before", 7)]) == [0, -1, -1, -1]
assert bitmap_oracle(7, []) == []
assert bitmap_oracle(1, [("after", 0), ("from", 0), ("before", 1)]) == [None, 0, 0]
assert bitmap_oracle(0b11, [("nth", 2), ("before", 0), ("below", 1)]) == [1, -1, 1]
