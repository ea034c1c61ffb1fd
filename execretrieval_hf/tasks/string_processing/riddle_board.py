"""Ignoring case, show an answer with untried letters, but no other signs, as underscores, and count the
different wrong tries.

Keywords: hangman display hidden letters
Inputs: answer, an ASCII string; tries, a list of single letters; the result is a pair
Requires: type(answer) is str and answer.isascii() and type(tries) is list and all(type(t) is str and re.fullmatch("[a-zA-Z]", t) is not None for t in tries)
Topic: redaction
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def riddle_board(answer, tries):
    tried = {letter.lower() for letter in tries}
    shown = ""
    for sign in answer:
        if sign.isalpha() and sign.lower() not in tried:
            shown += "_"
        else:
            shown += sign
    wrong = tried - set(answer.lower())
    return (shown, len(wrong))


assert riddle_board("Red fox", ["e", "X"]) == ("_e_ __x", 0)
assert riddle_board("Aba-7", ["a", "k"]) == ("A_a-7", 1)
assert riddle_board("tea", ["Q", "q", "z", "T"]) == ("t__", 2)
assert riddle_board("", ["b"]) == ("", 1)
assert riddle_board("U-2!", []) == ("_-2!", 0)
assert riddle_board("on no", ["n", "O", "o"]) == ("on no", 0)
assert riddle_board("Otto", ["a", "b", "c", "A"]) == ("____", 3)
assert riddle_board("it_is", ["I", "x", "y"]) == ("i__i_", 2)
