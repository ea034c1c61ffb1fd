"""At which offsets from 0, ascending, can a known word lie in ciphertext if no letter ever enciphers to itself?

Keywords: enigma crib positions
Inputs: ciphertext and word, strings of capital letters, the word not empty
Requires: type(ciphertext) is str and type(word) is str and re.fullmatch("[A-Z]*", ciphertext) is not None and re.fullmatch("[A-Z]+", word) is not None
Topic: ciphers
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def crib_places(ciphertext, word):
    places = []
    for start in range(len(ciphertext) - len(word) + 1):
        for spot, letter in enumerate(word):
            if ciphertext[start + spot] == letter:
                break
        else:
            places.append(start)
    return places


assert crib_places("QWERTY", "WET") == [0, 3]
assert crib_places("ABCABC", "AB") == [1, 2, 4]
assert crib_places("XYZ", "ABC") == [0]
assert crib_places("XY", "ABC") == []
assert crib_places("XBXXA", "XX") == []
assert crib_places("DEFG", "G") == [0, 1, 2]
assert crib_places("NOON", "ON") == [0]
assert crib_places("PQPQPQ", "QP") == [0, 2, 4]
