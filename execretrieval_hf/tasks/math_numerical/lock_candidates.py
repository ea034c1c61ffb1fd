"""The keys of our gate show which ones are worn. The code has a known number of digits, uses every worn key and
no other, presses no key twice in succession and none more than a given number of times, and does not begin
with 0. How many codes are left, and which one comes first in ascending order, or None?

Keywords: possible keypad codes worn keys
Inputs: worn, a string of different digits; length, the number of digits of the code; most, how often a key may be pressed; the result is a pair (number of codes, the first one as a string)
Requires: type(worn) is str and re.fullmatch('[0-9]*', worn) and len(set(worn)) == len(worn) and type(length) is int and 1 <= length <= 9 and type(most) is int and most >= 1
Topic: combinatorics
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from itertools import product


def lock_candidates(worn, length, most):
    count, lowest = 0, None
    for code in product(sorted(worn), repeat=length):
        if code[0] == "0" or any(code.count(key) > most for key in worn):
            continue
        if set(code) != set(worn) or any(left == right for left, right in zip(code, code[1:])):
            continue
        count += 1
        if lowest is None:
            lowest = "".join(code)
    return count, lowest


assert lock_candidates("71", 2, 1) == (2, "17")
assert lock_candidates("71", 3, 1) == (0, None)
assert lock_candidates("71", 4, 2) == (2, "1717")
assert lock_candidates("05", 3, 2) == (1, "505")
assert lock_candidates("05", 4, 2) == (1, "5050")
assert lock_candidates("5", 1, 1) == (1, "5")
assert lock_candidates("83", 5, 3) == (2, "38383")
assert lock_candidates("204", 3, 3) == (4, "204")
assert lock_candidates("319", 4, 2) == (18, "1319")
assert lock_candidates("83", 5, 2) == (0, None)
