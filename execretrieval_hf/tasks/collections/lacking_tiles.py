"""Map each digit tile lacking in my kit for these house numbers to how many, 9 being a turned 6.

Keywords: missing house number digits
Inputs: numbers, a list of integers from 1, all to be shown at once; kit, a dictionary from "0" to "8" as text to the number at hand; the result is a like dictionary
Requires: type(numbers) is list and all(type(n) is int and n >= 1 for n in numbers) and type(kit) is dict and all(type(k) is str and k in list("012345678") and type(v) is int and v >= 0 for k, v in kit.items())
Topic: counting
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from collections import Counter


def lacking_tiles(numbers, kit):
    needed = Counter("".join(map(str, numbers)).replace("9", "6"))
    lacking = {}
    for figure, amount in needed.items():
        short = amount - kit.get(figure, 0)
        if short > 0:
            lacking[figure] = short
    return lacking


assert lacking_tiles([12, 21], {"1": 1, "2": 1}) == {"1": 1, "2": 1}
assert lacking_tiles([69, 96], {"6": 3}) == {"6": 1}
assert lacking_tiles([69, 5], {"6": 2, "5": 1}) == {}
assert lacking_tiles([100], {"1": 4}) == {"0": 2}
assert lacking_tiles([7], {"7": 1, "8": 2}) == {}
assert lacking_tiles([9, 19, 999], {}) == {"6": 5, "1": 1}
assert lacking_tiles([33, 34], {"3": 1, "4": 0}) == {"3": 2, "4": 1}
assert lacking_tiles([86, 80], {"8": 1, "6": 5}) == {"8": 1, "0": 1}
