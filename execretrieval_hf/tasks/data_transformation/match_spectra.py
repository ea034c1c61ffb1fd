"""Align two ascending lists of peak positions from left to right as pairs (first list, second list). The two foremost
peaks not yet used pair up when they lie at most the tolerance apart; otherwise the lower one goes alone, with None as
its partner. What remains of one list after the other is used up goes alone as well.

Keywords: merge join with tolerance
Inputs: first and second, strictly ascending lists of integers; tolerance, an integer of at least 0
Requires: type(first) is list and type(second) is list and all(type(p) is int for p in first + second) and all(a < b for a, b in zip(first, first[1:])) and all(a < b for a, b in zip(second, second[1:])) and type(tolerance) is int and tolerance >= 0
Topic: joining
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def match_spectra(first, second, tolerance):
    aligned = []
    left = right = 0
    while left < len(first) or right < len(second):
        if right == len(second) or left < len(first) and first[left] < second[right] - tolerance:
            aligned.append((first[left], None))
            left += 1
        elif left == len(first) or second[right] < first[left] - tolerance:
            aligned.append((None, second[right]))
            right += 1
        else:
            aligned.append((first[left], second[right]))
            left += 1
            right += 1
    return aligned


assert match_spectra([10, 20, 30], [11, 25, 30], 2) == [(10, 11), (20, None), (None, 25), (30, 30)]
assert match_spectra([10, 13], [12, 14], 2) == [(10, 12), (13, 14)]
assert match_spectra([10, 13], [12, 14], 1) == [(10, None), (13, 12), (None, 14)]
assert match_spectra([], [4, 5], 3) == [(None, 4), (None, 5)]
assert match_spectra([4, 5], [], 0) == [(4, None), (5, None)]
assert match_spectra([2, 4], [1, 6], 0) == [(None, 1), (2, None), (4, None), (None, 6)]
assert match_spectra([5, 6, 7], [3, 7, 9], 0) == [(None, 3), (5, None), (6, None), (7, 7), (None, 9)]
assert match_spectra([8, 9], [2, 5], 3) == [(None, 2), (8, 5), (9, None)]
assert match_spectra([1, 2, 3], [3, 4], 1) == [(1, None), (2, 3), (3, 4)]
