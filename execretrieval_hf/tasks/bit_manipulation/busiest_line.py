"""We sampled a bus with n lines, bit 0 being line 0; our samples may hold higher bits that belong to something else.
To find faults I want the line that changed most often from one sample to the next, the lowest on ties, how often
it did, and in ascending order those lines that were 1 in every sample.

Keywords: bus line toggle counts
Inputs: samples, a non-empty list of integers from 0; n, an integer from 1; the answer is a triple
Requires: type(samples) is list and len(samples) > 0 and all(type(s) is int and 0 <= s < 2**16 for s in samples) and type(n) is int and 1 <= n <= 12
Topic: bit counting
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def busiest_line(samples, n):
    busiest = 0
    most = 0
    stuck = []
    for line in range(n):
        changes = 0
        ones = 0
        before = samples[0] >> line & 1
        for sample in samples:
            level = sample >> line & 1
            ones += level
            if level != before:
                changes += 1
            before = level
        if changes > most:
            busiest = line
            most = changes
        if ones == len(samples):
            stuck.append(line)
    return busiest, most, stuck


assert busiest_line([0b100, 0b110, 0b100], 3) == (1, 2, [2])
assert busiest_line([0b00, 0b11, 0b00], 2) == (0, 2, [])
assert busiest_line([0b1011], 3) == (0, 0, [0, 1])
assert busiest_line([0b1000, 0b0000, 0b1001], 3) == (0, 1, [])
assert busiest_line([0b1000, 0b0000, 0b1001], 4) == (3, 2, [])
assert busiest_line([7, 7, 7, 7], 3) == (0, 0, [0, 1, 2])
assert busiest_line([0b10110, 0b10100, 0b10011, 0b10110], 5) == (0, 2, [4])
assert busiest_line([1, 0, 1, 1, 0], 1) == (0, 3, [])
