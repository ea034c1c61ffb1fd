"""Which lines show words written downwards side by side, one blank apart, ending on the bottom line, without
trailing blanks?

Keywords: vertical words bottom aligned
Inputs: sentence, a string of at least one word, words parted by blanks
Requires: type(sentence) is str and re.fullmatch(" *[!-~]+[ -~]*", sentence) is not None
Topic: text layout
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def standing_words(sentence):
    words = sentence.split()
    height = 0
    for word in words:
        if len(word) > height:
            height = len(word)
    lines = []
    for level in range(height, 0, -1):
        line = ""
        for word in words:
            if len(word) >= level:
                line += word[-level] + " "
            else:
                line += "  "
        lines.append(line.rstrip())
    return lines


assert standing_words("to the sea") == ["  t s", "t h e", "o e a"]
assert standing_words("abc d") == ["a", "b", "c d"]
assert standing_words("d abc") == ["  a", "  b", "d c"]
assert standing_words("x") == ["x"]
assert standing_words("one  two") == ["o t", "n w", "e o"]
assert standing_words("ab c de f") == ["a   d", "b c e f"]
assert standing_words("a bcde fg") == ["  b", "  c", "  d f", "a e g"]
assert standing_words("i i i") == ["i i i"]
