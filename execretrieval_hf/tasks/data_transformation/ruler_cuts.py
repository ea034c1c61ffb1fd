"""Cut a line into a list of trimmed fields by their ascending first columns, counted from 1, last one open-ended

Keywords: fixed width line to fields
Inputs: line, a string; starts, a list of strictly ascending integers of at least 1
Requires: type(line) is str and type(starts) is list and all(type(s) is int and s >= 1 for s in starts) and starts == sorted(set(starts))
Topic: parsing records
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def ruler_cuts(line, starts):
    fields = []
    for index, start in enumerate(starts):
        end = len(line)
        if index + 1 < len(starts):
            end = starts[index + 1] - 1
        fields.append(line[start - 1:end].strip())
    return fields


assert ruler_cuts("ab12  x", [1, 3, 6]) == ["ab", "12", "x"]
assert ruler_cuts("abcdef", [1, 2]) == ["a", "bcdef"]
assert ruler_cuts(" 12 oak ", [2]) == ["12 oak"]
assert ruler_cuts("abcdefgh", [3, 5, 6]) == ["cd", "e", "fgh"]
assert ruler_cuts("abc", [1, 3, 4, 9]) == ["ab", "c", "", ""]
assert ruler_cuts("", [1, 2]) == ["", ""]
assert ruler_cuts("a b c", []) == []
assert ruler_cuts("x  yz w", [4, 7]) == ["yz", "w"]
