"""Find the fewest bits in which any two codes of a list differ, and all pairs that differ in so few, as list
positions from 0, the earlier first, in ascending order. Equal codes differ in no bit but are no pair here: leave
them out. Without any pair the answer is None.

Keywords: minimum Hamming distance pairs
Inputs: codes, a list of integers from 0; the answer is a pair of number and list
Requires: type(codes) is list and all(type(c) is int and 0 <= c < 2**16 for c in codes)
Topic: bit counting
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def closest_spacing(codes):
    fewest = None
    pairs = []
    for later in range(len(codes)):
        for earlier in range(later):
            differing = (codes[earlier] ^ codes[later]).bit_count()
            if differing == 0:
                continue
            if fewest is None or differing < fewest:
                fewest = differing
                pairs = []
            if differing == fewest:
                pairs.append((earlier, later))
    if fewest is None:
        return None
    return fewest, sorted(pairs)


assert closest_spacing([0b000, 0b011, 0b110]) == (2, [(0, 1), (0, 2), (1, 2)])
assert closest_spacing([0b0000, 0b1111, 0b0111]) == (1, [(1, 2)])
assert closest_spacing([9, 9]) == None
assert closest_spacing([6]) == None
assert closest_spacing([5, 5, 10]) == (4, [(0, 2), (1, 2)])
assert closest_spacing([0b0001, 0b1110, 0b0010, 0b1101]) == (2, [(0, 2), (0, 3), (1, 2), (1, 3)])
assert closest_spacing([15, 0, 7, 16]) == (1, [(0, 2), (1, 3)])
assert closest_spacing([1, 6, 24, 31]) == (3, [(0, 1), (0, 2), (1, 3), (2, 3)])
assert closest_spacing([3, 1, 1, 2]) == (1, [(0, 1), (0, 2), (0, 3)])
assert closest_spacing([4, 2, 0]) == (1, [(0, 2), (1, 2)])
