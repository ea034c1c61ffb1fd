"""Read a duration such as 1h30m or 45s into seconds: numbers of digits, each followed by h, m or s, these in this order,
each at most once, and a number after another one at most 59. For any other text, also an empty one, give minus the
position, from 1, of the first wrong character (the letter of a number too large), one past the end if the text ends too early.

Keywords: 1h30m duration error position
Inputs: text, a string without a digit right after an s
Requires: type(text) is str and not re.search("s[0-9]", text)
Topic: durations
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def scan_elapsed(text):
    sizes = {"h": 3600, "m": 60, "s": 1}
    total = 0
    last_size = None
    digits = ""
    for position, char in enumerate(text, 1):
        if char in "0123456789":
            digits += char
            continue
        if char not in sizes or digits == "":
            return -position
        size = sizes[char]
        if last_size is not None:
            if size >= last_size or int(digits) > 59:
                return -position
        total += int(digits) * size
        last_size = size
        digits = ""
    if digits or last_size is None:
        return -len(text) - 1
    return total


assert scan_elapsed("1h30m") == 5400
assert scan_elapsed("75m59s") == 4559
assert scan_elapsed("12h60s") == -6
assert scan_elapsed("") == -1
assert scan_elapsed("1h30") == -5
assert scan_elapsed("10m2m") == -5
assert scan_elapsed("5m1h") == -4
assert scan_elapsed("1hm") == -3
assert scan_elapsed("07d") == -3
assert scan_elapsed("100h00m07s") == 360007
