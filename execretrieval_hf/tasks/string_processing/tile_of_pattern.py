"""Which shortest piece makes up my border text when repeated, the last perhaps cut off, and how many whole
times?

Keywords: smallest period of a string
Inputs: border, a non-empty string; the piece may be all of it; the result is a pair
Requires: type(border) is str and border != ""
Topic: runs and repeats
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def tile_of_pattern(border):
    size = len(border)
    for length in range(1, size + 1):
        if border[length:] == border[:size - length]:
            break
    return (border[:length], size // length)


assert tile_of_pattern("abcabcab") == ("abc", 2)
assert tile_of_pattern("----") == ("-", 4)
assert tile_of_pattern("+-+") == ("+-", 1)
assert tile_of_pattern("xyz") == ("xyz", 1)
assert tile_of_pattern("o") == ("o", 1)
assert tile_of_pattern("aabaab") == ("aab", 2)
assert tile_of_pattern("aabaaaba") == ("aaba", 2)
assert tile_of_pattern("*~*~*~") == ("*~", 3)
