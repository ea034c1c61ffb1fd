"""Which of my status words match a binary pattern of 1, 0 and x for either, order and repeats kept?

Keywords: status words don't-care bits
Inputs: pattern, a string of 1, 0 and x; words, a list of integers with no more bits than the pattern has characters
Requires: type(pattern) is str and re.fullmatch("[01x]{1,12}", pattern) and type(words) is list and all(type(w) is int and 0 <= w < 2 ** len(pattern) for w in words)
Topic: flags and masks
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def fits_of_pattern(pattern, words):
    fixed = 0
    wanted = 0
    for mark in pattern:
        fixed <<= 1
        wanted <<= 1
        if mark != "x":
            fixed += 1
        if mark == "1":
            wanted += 1
    return [word for word in words if word & fixed == wanted]


assert fits_of_pattern("1x0", [6, 4, 5, 0, 7]) == [6, 4]
assert fits_of_pattern("xx", [3, 0, 3]) == [3, 0, 3]
assert fits_of_pattern("0", [1, 1]) == []
assert fits_of_pattern("01", [3, 2, 1, 0]) == [1]
assert fits_of_pattern("x1x1", [5, 7, 13, 15, 4, 10]) == [5, 7, 13, 15]
assert fits_of_pattern("0xx0", [8, 6, 2, 9, 0, 4]) == [6, 2, 0, 4]
assert fits_of_pattern("x01", []) == []
assert fits_of_pattern("100", [1, 4, 2, 4]) == [4, 4]
