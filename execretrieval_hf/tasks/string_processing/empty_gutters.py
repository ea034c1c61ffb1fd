"""Which maximal column ranges, as ascending (start, exclusive end) from 0, are blank in all lines, padded to
the longest?

Keywords: find blank columns in text
Inputs: lines, a list of printable ASCII strings; the result is a list of tuples
Requires: type(lines) is list and all(type(s) is str and re.fullmatch("[ -~]*", s) is not None for s in lines)
Topic: alignment
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def empty_gutters(lines):
    longest = max((len(line) for line in lines), default=0)
    ranges = []
    start = 0
    for column in range(longest + 1):
        taken = column == longest
        for line in lines:
            if column < len(line) and line[column] != " ":
                taken = True
        if taken:
            if column > start:
                ranges.append((start, column))
            start = column + 1
    return ranges


assert empty_gutters(["ab  cd", "a   ef"]) == [(2, 4)]
assert empty_gutters(["x y z", "x  yz"]) == [(1, 2)]
assert empty_gutters(["  one", " two"]) == [(0, 1)]
assert empty_gutters(["red  ", "go"]) == [(3, 5)]
assert empty_gutters(["a b c", "", "d"]) == [(1, 2), (3, 4)]
assert empty_gutters(["    "]) == [(0, 4)]
assert empty_gutters([]) == []
assert empty_gutters(["abc", " b "]) == []
