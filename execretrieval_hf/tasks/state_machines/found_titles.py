"""Which titles contain every plain search word but no minus-prefixed one, matching whole words regardless of case?

Keywords: title search minus words
Inputs: titles, a list of strings; search, a string of words, each perhaps with one minus in front; the result is a list in the given order
Requires: type(titles) is list and all(type(t) is str for t in titles) and type(search) is str and re.fullmatch("(-?[A-Za-z]+( -?[A-Za-z]+)*)?", search)
Topic: token parsers
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def found_titles(titles, search):
    found = []
    for title in titles:
        words = title.lower().split()
        fits = True
        for term in search.lower().split():
            if term[0] == "-":
                if term[1:] in words:
                    fits = False
            elif term not in words:
                fits = False
        if fits:
            found.append(title)
    return found


assert found_titles(["Red Fox", "Grey fox den", "Foxes"], "fox") == ['Red Fox', 'Grey fox den']
assert found_titles(["Red Fox", "Grey fox den", "Foxes"], "FOX -grey") == ['Red Fox']
assert found_titles(["sea salt", "salt", "Salt mine"], "salt -sea") == ['salt', 'Salt mine']
assert found_titles(["sea salt", "salt", "Salt mine"], "-Salt") == []
assert found_titles(["one two", "two one", "two"], "one two") == ['one two', 'two one']
assert found_titles(["a b c", "b a", "c"], "") == ['a b c', 'b a', 'c']
assert found_titles(["Rain at sea", "Sea rain", "rain"], "rain -at -sea") == ['rain']
assert found_titles(["x y", "y", "x z", "z"], "-y x") == ['x z']
assert found_titles([], "moon") == []
