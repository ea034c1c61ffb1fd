"""Read the letters of a square through the holes, marked O, of a grille laid on it, row by row from the left,
then in the same way after each of three successive quarter turns of the grille clockwise. A place already
read is skipped; join everything into one text.

Keywords: decrypt turning grille cardan
Inputs: square and grille, lists of as many strings as each of them has characters
Requires: type(square) is list and type(grille) is list and len(square) == len(grille) > 0 and all(type(s) is str and re.fullmatch("[A-Z]+", s) is not None and len(s) == len(square) for s in square) and all(type(s) is str and re.fullmatch("[O.]+", s) is not None and len(s) == len(square) for s in grille)
Topic: ciphers
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def turned_grille(square, grille):
    size = len(square)
    read = set()
    text = ""
    for turn in range(4):
        for row in range(size):
            for column in range(size):
                if grille[row][column] == "O" and (row, column) not in read:
                    read.add((row, column))
                    text += square[row][column]
        grille = ["".join(line[column] for line in reversed(grille)) for column in range(size)]
    return text


assert turned_grille(["AB", "CD"], ["O.", ".."]) == "ABDC"
assert turned_grille(["AB", "CD"], [".O", "O."]) == "BCAD"
assert turned_grille(["ABC", "DEF", "GHI"], ["OO.", "...", "..."]) == "ABCFHIDG"
assert turned_grille(["ABC", "DEF", "GHI"], [".O.", ".O.", "..."]) == "BEFHD"
assert turned_grille(["ABC", "DEF", "GHI"], ["O..", "..O", "..."]) == "AFCHDIBG"
assert turned_grille(["ABCD", "EFGH", "IJKL", "MNOP"], ["....", ".O..", "...O", "...."]) == "FLGNEKCJ"
assert turned_grille(["X"], ["."]) == ""
assert turned_grille(["ABC", "DEF", "GHI"], ["OOO", "...", "O.."]) == "ABCGFIHD"
assert turned_grille(["ABCD", "EFGH", "IJKL", "MNOP"], ["O...", "..O.", "..O.", "...."]) == "AGKDJFPM"
