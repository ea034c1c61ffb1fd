"""Which listed words hide in a password? Case is ignored, and its 0, 1 and 3 read as o, i and e. Words of
fewer than four letters never count, one found only backwards is given backwards. The result is in small
letters, in the list's order and without repeats.

Keywords: leetspeak dictionary words in password
Inputs: password, an ASCII string; words, a list of strings of ASCII letters
Requires: type(password) is str and password.isascii() and type(words) is list and all(type(w) is str and re.fullmatch('[A-Za-z]+', w) for w in words)
Topic: passwords
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def disguised_words(password, words):
    plain = password.lower()
    for digit, letter in zip("013", "oie"):
        plain = plain.replace(digit, letter)
    found = []
    for word in words:
        if len(word) < 4:
            continue
        word = word.lower()
        if word not in plain:
            word = word[::-1]
        if word in plain and word not in found:
            found.append(word)
    return found


assert disguised_words("my-R0S3-bed", ["rose", "bed", "lily"]) == ["rose"]
assert disguised_words("m00nl1ght", ["Light", "moon", "noon"]) == ["light", "moon"]
assert disguised_words("evil0live", ["LIVE", "olive", "vile"]) == ["live", "olive"]
assert disguised_words("xnoom", ["moon"]) == ["noom"]
assert disguised_words("h3n", ["hen"]) == []
assert disguised_words("", ["door"]) == []
assert disguised_words("d1e-w0rd", ["word", "die", "drow", "Diew"]) == ["word"]
assert disguised_words("toot1", ["toot", "otto"]) == ["toot"]
assert disguised_words("5un5h1ne", ["shine", "hine"]) == ["hine"]
