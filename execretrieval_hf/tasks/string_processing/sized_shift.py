"""Decode a note whose letters were moved forward by their word's length, but backward in every second word,
wrapping around.

Keywords: undo shift by word length
Inputs: note, a string of words of small letters, parted by single blanks
Requires: type(note) is str and re.fullmatch("([a-z]+( [a-z]+)*)?", note) is not None
Topic: ciphers
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def sized_shift(note):
    words = []
    for number, word in enumerate(note.split(" ")):
        move = len(word)
        if number % 2 == 0:
            move = -move
        plain = ""
        for letter in word:
            plain += chr((ord(letter) - 97 + move) % 26 + 97)
        words.append(plain)
    return " ".join(words)


assert sized_shift("b") == "a"
assert sized_shift("cd y") == "ab z"
assert sized_shift("wklv wkh rqh") == "sghr znk one"
assert sized_shift("a z a z") == "z a z a"
assert sized_shift("jgnnq") == "ebiil"
assert sized_shift("mjqqt ocknm") == "hello thpsr"
assert sized_shift("") == ""
assert sized_shift("xyz xyz xyz") == "uvw abc uvw"
assert sized_shift("x zyx") == "w cba"
