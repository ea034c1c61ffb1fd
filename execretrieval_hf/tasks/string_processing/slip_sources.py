"""Suggest what a mistyped word was meant to be: all words of the list, in its order, that turn into the typed
one by a single slip, which is either one letter replaced by its direct neighbour, left or right, in one of
the keyboard rows, or one letter struck twice.

Keywords: typo suggestions adjacent keys
Inputs: typed, a string of letters; lexicon, a list of such; rows, a list of strings, the letters of the keyboard rows from left to right
Requires: type(typed) is str and re.fullmatch("[a-z]*", typed) is not None and all(type(x) is list and all(type(w) is str and re.fullmatch("[a-z]*", w) is not None for w in x) for x in (lexicon, rows))
Topic: similarity
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def slip_sources(typed, lexicon, rows):
    found = []
    for word in lexicon:
        if len(word) == len(typed):
            wrong = [a + b for a, b in zip(word, typed) if a != b]
            near = len(wrong) == 1 and any(wrong[0] in row or wrong[0][::-1] in row for row in rows)
        else:
            near = any(typed == word[:k + 1] + word[k:] for k in range(len(word)))
        if near:
            found.append(word)
    return found


assert slip_sources("hiuse", ["house", "horse", "hiuse", "hause"], ["qwertyuiop", "asdfghjkl"]) == ["house"]
assert slip_sources("keep", ["kep", "keel", "jeep", "leep", "keeep"], ["qwertyuiop", "asdfghjkl"]) == ["kep", "jeep", "leep"]
assert slip_sources("aab", ["ab", "aac", "aa", "aad", "abb"], ["abcd"]) == ["ab", "aac", "abb"]
assert slip_sources("cat", ["car", "vat", "cay", "xat", "cut", "vay"], ["qwertyuiop", "zxcvbnm"]) == ["car", "vat", "cay", "xat"]
assert slip_sources("bb", ["b", "cb", "ab", "bd", "c"], ["bca"]) == ["b", "cb"]
assert slip_sources("tool", ["tol", "tool", "too"], []) == ["tol"]
assert slip_sources("p", ["o", "q", "w", ""], ["qwop", "we"]) == ["o"]
assert slip_sources("eel", ["el", "wel", "eeel"], ["qwe"]) == ["el", "wel"]
assert slip_sources("se", ["we", "sa", "s"], ["wer", "asd"]) == []
assert slip_sources("a", ["ccd"], ["acbd"]) == []
