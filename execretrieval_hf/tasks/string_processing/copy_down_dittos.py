"""Old parish registers are typed line by line, and a word consisting of just the double quote sign repeats
the word at the same position in the line above, itself already filled in. Where the line above has too few
words, or there is none, the sign becomes a question mark. A line without any words repeats the whole line
above, if any. List the lines with single blanks between words.

Keywords: fill in ditto marks
Inputs: lines, a list of printable ASCII strings; words are parted by one or more blanks
Requires: type(lines) is list and all(type(s) is str and re.fullmatch("[ -~]*", s) is not None for s in lines)
Topic: replacing
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def copy_down_dittos(lines):
    filled = []
    above = []
    for line in lines:
        words = line.split()
        for place, word in enumerate(words):
            if word == '"':
                words[place] = above[place] if place < len(above) else "?"
        if not words:
            words = above
        filled.append(" ".join(words))
        above = words
    return filled


assert copy_down_dittos(["Ann Lee 4", '" Fox "']) == ["Ann Lee 4", "Ann Fox 4"]
assert copy_down_dittos(["a b", '"  "', '" c']) == ["a b", "a b", "a c"]
assert copy_down_dittos(["x", 'y " z', '" " "']) == ["x", "y ? z", "y ? z"]
assert copy_down_dittos(['" k']) == ["? k"]
assert copy_down_dittos(["", " ", "m"]) == ["", "", "m"]
assert copy_down_dittos(["p q", "  ", '" r "']) == ["p q", "p q", "p r ?"]
assert copy_down_dittos(['say "no"', '" ""']) == ['say "no"', 'say ""']
assert copy_down_dittos([]) == []
