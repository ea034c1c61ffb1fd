"""Set verses in a narrow column, as a list of lines: one wider than the column is cut at the last blank that
leaves no more than the width in front; the blank goes, and the rest, led by an opening square bracket that
counts too, becomes a further line, set to the right edge and cut again if need be. If no blank is early enough,
the line stays too wide.

Keywords: turnover lines poetry typesetting
Inputs: lines, a list of strings of words joined by single blanks; width, an integer of at least 1
Requires: type(lines) is list and all(type(s) is str and re.fullmatch("([!-~]+( [!-~]+)*)?", s) is not None for s in lines) and type(width) is int and width >= 1
Topic: text layout
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def turned_verse(lines, width):
    printed = []
    for line in lines:
        turned = False
        while len(line) > width:
            cut = line.rfind(" ", 0, width + 1)
            if cut < 0:
                break
            piece = line[:cut]
            if turned:
                piece = piece.rjust(width)
            printed.append(piece)
            line = "[" + line[cut + 1:]
            turned = True
        if turned:
            line = line.rjust(width)
        printed.append(line)
    return printed


assert turned_verse(["O wild west wind", "thou"], 9) == ["O wild", "    [west", "    [wind", "thou"]
assert turned_verse(["O wild west wind"], 6) == ["O wild", " [west", " [wind"]
assert turned_verse(["O wild west wind"], 5) == ["O", "[wild", "[west", "[wind"]
assert turned_verse(["so be it"], 8) == ["so be it"]
assert turned_verse(["so be it"], 7) == ["so be", "    [it"]
assert turned_verse(["overlong word"], 6) == ["overlong word"]
assert turned_verse(["a bcdefg"], 4) == ["a", "[bcdefg"]
assert turned_verse(["ab cd ef gh ij"], 5) == ["ab cd", "  [ef", "  [gh", "  [ij"]
assert turned_verse([], 3) == []
assert turned_verse(["", "x y z"], 3) == ["", "x y", " [z"]
