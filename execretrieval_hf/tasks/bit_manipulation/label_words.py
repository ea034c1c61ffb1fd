"""Store a text in 16-bit numbers, three characters to each, five bits apiece with the first one in bits 10 to
14: letters of either case are 1 to 26, a blank 0, a hyphen 28 and every other character 27. The last number
also has bit 15 set, and its missing characters are 31; an empty text gives an empty list.

Keywords: pack text five-bit characters
Inputs: label, a string of ASCII characters; the result is a list of integers
Requires: type(label) is str and label.isascii()
Topic: byte packing
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def label_words(label):
    words = []
    for start in range(0, len(label), 3):
        word = 0
        for place in range(start, start + 3):
            code = 31
            if place < len(label):
                letter = label[place].upper()
                code = 27
                if letter == " ":
                    code = 0
                elif "A" <= letter <= "Z":
                    code = ord(letter) - 64
                elif letter == "-":
                    code = 28
            word = word << 5 | code
        if start + 3 >= len(label):
            word |= 1 << 15
        words.append(word)
    return words


assert label_words("abc") == [33859]
assert label_words("ABCZ") == [1091, 60415]
assert label_words("") == []
assert label_words("a") == [34815]
assert label_words(" z") == [33631]
assert label_words("Dill 7") == [4396, 45083]
assert label_words("x-y[@") == [25497, 61311]
assert label_words("zZ0aA!") == [27483, 33851]
assert label_words("  b   ") == [2, 32768]
