"""Write a new word in capitals if the old consists of several capitals, else capitalised or small like its
initial.

Keywords: preserve case when replacing word
Inputs: old, the word replaced; new, the replacement in any case, perhaps empty; both are letters only
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
