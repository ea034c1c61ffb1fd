"""How far can a letter's cells slide N, E, S or W over dots inside the yard? None if absent.

Keywords: sliding block free distance
Inputs: yard, a non-empty list of non-empty strings of equal length of letters and dots; letter, a letter; heading, one of N, E, S and W, north being up; the answer is a number of cells
Requires: type(yard) is list and len(yard) > 0 and all(type(r) is str and len(r) == len(yard[0]) > 0 and all(c == "." or c.isalpha() for c in r) for r in yard) and type(letter) is str and len(letter) == 1 and letter.isalpha() and type(heading) is str and heading in ("N", "E", "S", "W")
Topic: collisions and visibility
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def push_room(yard, letter, heading):
    down, right = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}[heading]
    best = None
    for y, row in enumerate(yard):
        for x, sign in enumerate(row):
            if sign != letter:
                continue
            room = 0
            line, place = y + down, x + right
            while 0 <= line < len(yard) and 0 <= place < len(row) and yard[line][place] == ".":
                room += 1
                line += down
                place += right
            inside = 0 <= line < len(yard) and 0 <= place < len(row)
            if inside and yard[line][place] == letter:
                continue
            if best is None or room < best:
                best = room
    return best


assert push_room(["..", "..", "..", ".a", ".a"], "a", "N") == 3
assert push_room(["aa...b", "a....."], "a", "E") == 3
assert push_room(["a....b", "aa...."], "a", "E") == 4
assert push_room(["aa...b", "a..a.."], "a", "E") == 2
assert push_room([".", ".", "a", "a", "."], "a", "S") == 1
assert push_room(["..c", "cc."], "d", "W") == None
assert push_room([".....k", "b..kkk"], "k", "W") == 2
assert push_room(["..a", ".a."], "a", "N") == 0
assert push_room(["aa", ".."], "a", "W") == 0
assert push_room([".a."], "a", "W") == 1
