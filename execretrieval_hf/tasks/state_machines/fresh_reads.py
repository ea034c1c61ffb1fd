"""Which indexes from zero hold a chip's first read or one more than n seconds after its read before?

Keywords: filter repeated RFID reads
Inputs: reads, a list of pairs (second, chip) in time order; n, an integer from 0; the result is a list
Requires: type(reads) is list and all(type(r) is tuple and len(r) == 2 and type(r[0]) is int and type(r[1]) is str for r in reads) and [r[0] for r in reads] == sorted(r[0] for r in reads) and type(n) is int and n >= 0
Topic: scanners
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def fresh_reads(reads, n):
    seen = {}
    fresh = []
    for position, (second, chip) in enumerate(reads):
        if chip not in seen or second - seen[chip] > n:
            fresh.append(position)
        seen[chip] = second
    return fresh


assert fresh_reads([(0, "a"), (5, "a"), (11, "a")], 5) == [0, 2]
assert fresh_reads([(0, "a"), (4, "a"), (8, "a")], 5) == [0]
assert fresh_reads([(2, "a"), (2, "b"), (3, "a"), (9, "b")], 3) == [0, 1, 3]
assert fresh_reads([(1, "a"), (1, "a"), (2, "a")], 0) == [0, 2]
assert fresh_reads([(-3, "b"), (0, "a"), (1, "b"), (2, "a")], 2) == [0, 1, 2]
assert fresh_reads([], 4) == []
assert fresh_reads([(0, "a"), (7, "b"), (8, "a"), (9, "b"), (14, "a")], 6) == [0, 1, 2]
assert fresh_reads([(10, "A"), (11, "a"), (12, "A"), (13, "a"), (15, "A")], 1) == [0, 1, 2, 3, 4]
