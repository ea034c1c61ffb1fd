"""Send words over a bus of n lines that start at 0, complementing all n bits of a word when more than half of
the lines would otherwise change, but never for two words in a row. Return what is put on the lines for each
word, paired with a boolean telling whether it is complemented, and the number of line changes in all.

Keywords: bus invert coding transitions
Inputs: words, a list of integers below two to the power n; n, an integer from 1; the answer is a pair of a list of pairs and a number
Requires: type(words) is list and type(n) is int and 1 <= n <= 12 and all(type(w) is int and 0 <= w < 2**n for w in words)
Topic: bit counting
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def inverted_transfers(words, n):
    full = (1 << n) - 1
    lines = 0
    flipped = False
    total = 0
    sent = []
    for word in words:
        changes = (word ^ lines).bit_count()
        flipped = not flipped and changes * 2 > n
        if flipped:
            word ^= full
            changes = n - changes
        total += changes
        lines = word
        sent.append((word, flipped))
    return sent, total


assert inverted_transfers([0b1110, 0b0011], 4) == ([(0b0001, True), (0b0011, False)], 2)
assert inverted_transfers([0b0011, 0b0110], 4) == ([(0b0011, False), (0b0110, False)], 4)
assert inverted_transfers([0b111, 0b111, 0b000], 3) == ([(0b000, True), (0b111, False), (0b111, True)], 3)
assert inverted_transfers([], 5) == ([], 0)
assert inverted_transfers([1], 1) == ([(0, True)], 0)
assert inverted_transfers([0b10101, 0b01010], 5) == ([(0b01010, True), (0b01010, False)], 2)
assert inverted_transfers([0b01, 0b10, 0b11], 2) == ([(1, False), (1, True), (3, False)], 2)
assert inverted_transfers([0b110, 0b011, 0b100], 3) == ([(0b001, True), (0b011, False), (0b011, True)], 2)
