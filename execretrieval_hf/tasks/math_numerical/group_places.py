"""Write an integer with a mark between groups of its digits: the group sizes are listed from the right, and the last
of them repeats for as long as digits are left. A minus stays in front, and numbers with fewer digits than a given
least count get no marks.

Keywords: digit grouping custom sizes
Inputs: number, an integer; sizes, a non-empty list of group sizes from 1; mark, a text; least, the fewest digits that get marks
Requires: type(number) is int and type(sizes) is list and len(sizes) >= 1 and all(type(s) is int and s >= 1 for s in sizes) and type(mark) is str and type(least) is int and least >= 1
Topic: digits and bases
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def group_places(number, sizes, mark, least):
    digits = str(abs(number))
    if len(digits) < least:
        return str(number)
    groups = []
    while digits:
        size = sizes[min(len(groups), len(sizes) - 1)]
        groups.append(digits[-size:])
        digits = digits[:-size]
    sign = ""
    if number < 0:
        sign = "-"
    return sign + mark.join(reversed(groups))


assert group_places(1234567, [3], ",", 4) == "1,234,567"
assert group_places(1234567, [3, 2], ",", 4) == "12,34,567"
assert group_places(1234, [3], " ", 5) == "1234"
assert group_places(12345, [3], " ", 5) == "12 345"
assert group_places(-12345, [2], ".", 3) == "-1.23.45"
assert group_places(-999, [3], ",", 3) == "-999"
assert group_places(100000, [4, 1], "'", 1) == "1'0'0000"
assert group_places(0, [2], ",", 1) == "0"
assert group_places(-1, [4, 2], ",", 1) == "-1"
assert group_places(987654, [1, 2, 3], "-", 2) == "987-65-4"
