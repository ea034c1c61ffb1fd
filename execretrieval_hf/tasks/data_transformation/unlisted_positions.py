"""Which order lines, counted from 1, first name an article missing from our catalogue, ignoring case and outer
blanks?

Keywords: order lines missing from catalogue
Inputs: ordered, a list of strings, one article a line; catalogue, a list of strings
Requires: type(ordered) is list and type(catalogue) is list and all(type(c) is str for c in ordered + catalogue)
Topic: joining
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def unlisted_positions(ordered, catalogue):
    known = {code.strip().lower() for code in catalogue}
    positions = []
    for position, code in enumerate(ordered, 1):
        plain = code.strip().lower()
        if plain not in known:
            positions.append(position)
            known.add(plain)
    return positions


assert unlisted_positions(["A1", "B2", "c3"], ["b2", "X9"]) == [1, 3]
assert unlisted_positions([" A1", "a1 ", "A1"], ["C3"]) == [1]
assert unlisted_positions(["k7", "K7"], [" K7 "]) == []
assert unlisted_positions(["d4", "", "e5", "D4", "f6"], ["E5"]) == [1, 2, 5]
assert unlisted_positions(["z", "y", "x", "z"], []) == [1, 2, 3]
assert unlisted_positions(["q 1", "q1"], ["Q 1"]) == [2]
assert unlisted_positions([], ["A1"]) == []
assert unlisted_positions(["n", "M5 ", "n", "n6", "m5", "N6"], ["N "]) == [2, 4]
