"""List, taken greedily from the left, the stretches of one base in a DNA read that hold it at least a given
number of times, as tuples of base, start from 0 and length. Up to a given number of single Ns, meaning
unread, each between two equal bases, belong to a stretch and to its length but do not count as base; any
other N ends it and belongs to none.

Keywords: homopolymer runs in dna sequence
Inputs: read, a string of the letters A, C, G, T and N; least, the number of times; most, the number of Ns that a stretch may have
Requires: type(read) is str and re.fullmatch("[ACGTN]*", read) is not None and type(least) is int and least >= 1 and type(most) is int and most >= 0
Topic: runs and repeats
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def homopolymers(read, least, most):
    found = []
    start = 0
    while start < len(read):
        base = read[start]
        end = start + 1
        count = 1
        gaps = 0
        while end < len(read):
            if read[end] == base:
                count += 1
                end += 1
            elif gaps < most and read[end:end + 2] == "N" + base:
                count += 1
                gaps += 1
                end += 2
            else:
                break
        if base != "N" and count >= least:
            found.append((base, start, end - start))
        start = end
    return found


assert homopolymers("AAACC", 3, 0) == [("A", 0, 3)]
assert homopolymers("GTTTNTG", 4, 1) == [("T", 1, 5)]
assert homopolymers("CCNCC", 4, 2) == [("C", 0, 5)]
assert homopolymers("CCNCC", 5, 1) == []
assert homopolymers("CCNCC", 2, 0) == [("C", 0, 2), ("C", 3, 2)]
assert homopolymers("NAANC", 1, 1) == [("A", 1, 2), ("C", 4, 1)]
assert homopolymers("GNGNGNNGG", 2, 2) == [("G", 0, 5), ("G", 7, 2)]
assert homopolymers("ANANAA", 2, 1) == [("A", 0, 3), ("A", 4, 2)]
assert homopolymers("", 1, 1) == []
assert homopolymers("TNATAN", 1, 3) == [("T", 0, 1), ("A", 2, 1), ("T", 3, 1), ("A", 4, 1)]
