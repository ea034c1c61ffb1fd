"""Which words of a list can an enciphered word stand for, letter by letter, given the plain letters already
known for some cipher letters? A cipher letter always means the same plain letter, and two different cipher
letters, known ones included, never mean the same. Keep the list's order.

Keywords: substitution cipher candidate words
Inputs: secret, a string of capital letters; words, a list of strings of small letters; key, a dictionary from capital letters to different small letters
Requires: type(secret) is str and re.fullmatch("[A-Z]*", secret) is not None and type(words) is list and all(type(w) is str and re.fullmatch("[a-z]*", w) is not None for w in words) and type(key) is dict and all(type(k) is str and re.fullmatch("[A-Z]", k) is not None and type(v) is str and re.fullmatch("[a-z]", v) is not None for k, v in key.items()) and len(set(key.values())) == len(key)
Topic: ciphers
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def fitting_words(secret, words, key):
    fits = []
    for word in words:
        if len(word) != len(secret):
            continue
        meaning = dict(key)
        for sign, letter in zip(secret, word):
            if meaning.setdefault(sign, letter) != letter:
                break
        else:
            if len(set(meaning.values())) == len(meaning):
                fits.append(word)
    return fits


assert fitting_words("XYYX", ["noon", "deed", "door", "aaaa", "noons"], {}) == ["noon", "deed"]
assert fitting_words("ABC", ["cat", "dog", "too", "act"], {"A": "c"}) == ["cat"]
assert fitting_words("ABC", ["cat", "dog", "act", "tip"], {"Z": "a"}) == ["dog", "tip"]
assert fitting_words("QQ", ["oo", "aa", "ab", "o"], {"Q": "o"}) == ["oo"]
assert fitting_words("QR", ["oa", "ao", "bo", "bc"], {"S": "o"}) == ["bc"]
assert fitting_words("", ["", "a"], {"A": "b"}) == [""]
assert fitting_words("KLK", ["dad", "did", "add", "mum"], {"L": "i", "M": "m"}) == ["did"]
assert fitting_words("AB", ["xy", "yx", "xx"], {"A": "x", "B": "y"}) == ["xy"]
assert fitting_words("G", ["i", "a", "o"], {"H": "a"}) == ["i", "o"]
