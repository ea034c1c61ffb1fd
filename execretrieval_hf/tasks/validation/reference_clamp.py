"""A lab writes the normal range of a count as "12-20", ends included and in any order, as "<20" or ">12"
without the number itself, or as "<=20" or ">=12" with it, blanks anywhere. Find the normal whole number
closest to a result, or None if the range has another form.

Keywords: clamp to textual reference range
Inputs: value, an integer of at least 0; reference, an ASCII string
Requires: type(value) is int and value >= 0 and type(reference) is str and reference.isascii()
Topic: ranges
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

import re


def reference_clamp(value, reference):
    text = reference.replace(" ", "")
    found = re.fullmatch("([<>])(=?)([0-9]+)|([0-9]+)-([0-9]+)", text)
    if not found:
        return None
    sign, equal, limit, one, other = found.groups()
    if not sign:
        low, high = sorted([int(one), int(other)])
        return min(max(value, low), high)
    bound = int(limit)
    if sign == "<":
        if not equal:
            bound -= 1
        return min(value, bound)
    if not equal:
        bound += 1
    return max(value, bound)


assert reference_clamp(50, "> = 31") == 50
assert reference_clamp(30, "9-20") == 20
assert reference_clamp(14, "16-15") == 15
assert reference_clamp(18, "17-19") == 18
assert reference_clamp(25, "<25") == 24
assert reference_clamp(26, "<= 26") == 26
assert reference_clamp(7, "< 40") == 7
assert reference_clamp(30, ">30") == 31
assert reference_clamp(5, ">=31") == 31
assert reference_clamp(9, "9") == None
