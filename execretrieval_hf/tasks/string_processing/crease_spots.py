"""For every fold of a strip making at least n cell pairs meet, each equal, how many cells precede it?

Keywords: positions to fold a symbol strip
Inputs: strip, a string of one sign a cell; least, an integer of at least 1
Requires: type(strip) is str and strip.isascii() and type(least) is int and least >= 1
Topic: symmetry
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def crease_spots(strip, least):
    spots = []
    for place in range(1, len(strip)):
        reach = min(place, len(strip) - place)
        if reach < least:
            continue
        left = strip[place - reach:place]
        right = strip[place:place + reach]
        if left == right[::-1]:
            spots.append(place)
    return spots


assert crease_spots("abba", 2) == [2]
assert crease_spots("aabbaab", 1) == [1, 3, 5]
assert crease_spots("aabbaab", 2) == [3, 5]
assert crease_spots("xxxx", 1) == [1, 2, 3]
assert crease_spots("xxxx", 2) == [2]
assert crease_spots("abccc", 1) == [4]
assert crease_spots("abccba", 3) == [3]
assert crease_spots("abccba", 4) == []
assert crease_spots("cbaabcx", 3) == [3]
assert crease_spots("cabcab", 1) == []
