"""Tell as a text which movements leave a tile of letters as it is, always in this order: L for swapping left and
right, U for swapping top and bottom, H for half a turn, Q for a quarter turn. Without such a movement the
text is empty; a tile that is not as high as each of its rows is wide gives None.

Keywords: symmetry group of square tile
Inputs: tile, a list of strings, its rows
Requires: type(tile) is list and len(tile) > 0 and all(type(s) is str and re.fullmatch("[a-z]*", s) is not None for s in tile)
Topic: symmetry
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def tile_turns(tile):
    last = len(tile) - 1
    if any(len(line) != len(tile) for line in tile):
        return None
    broken = ""
    for row, line in enumerate(tile):
        for column, cell in enumerate(line):
            if cell != line[last - column]:
                broken += "L"
            if cell != tile[last - row][column]:
                broken += "U"
            if cell != tile[last - row][last - column]:
                broken += "H"
            if cell != tile[column][last - row]:
                broken += "Q"
    return "".join(move for move in "LUHQ" if move not in broken)


assert tile_turns(["aba", "bcb", "aba"]) == "LUHQ"
assert tile_turns(["aba", "cdc", "aba"]) == "LUH"
assert tile_turns(["ab", "ba"]) == "H"
assert tile_turns(["ab", "ab"]) == "U"
assert tile_turns(["aa", "bb"]) == "L"
assert tile_turns(["abc", "ded", "cba"]) == "H"
assert tile_turns(["abc", "def"]) == None
assert tile_turns(["ab", "cd"]) == ""
assert tile_turns(["abca", "cddb", "bddc", "acba"]) == "HQ"
assert tile_turns(["aba", "bb", "aba"]) == None
