"""A replacement word should take over the case of the word it replaces: all capitals, first capital, or small.

Keywords: preserve case when replacing word
Inputs: old, the word replaced; new, the replacement in any case; both are letters only; all capitals needs at least two letters in the old word; a capital first letter otherwise gives one, followed by small letters; in all other cases the result is in small letters
Requires: type(old) is str and re.fullmatch("[a-zA-Z]+", old) is not None and type(new) is str and re.fullmatch("[a-zA-Z]*", new) is not None
Topic: case and blanks
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def dress_like(old, new):
    if len(old) > 1 and old.isupper():
        return new.upper()
    if old[0].isupper():
        return new[:1].upper() + new[1:].lower()
    return new.lower()


assert dress_like("Red", "green") == "Green"
assert dress_like("NO", "yes") == "YES"
assert dress_like("red", "GReen") == "green"
assert dress_like("I", "mE") == "Me"
assert dress_like("McX", "aBC") == "Abc"
assert dress_like("iPhone", "TABLET") == "tablet"
assert dress_like("UK", "x") == "X"
assert dress_like("No", "") == ""
