"""Find where a typed email address goes wrong: the position, from 0, of the first character that cannot stand
there, the length if the text ends too early, or -1 if it is fine. On both sides of the only at sign stand
words of letters, digits and hyphens parted by single dots, behind it at least two words.

Keywords: position of invalid character in email
Inputs: text, an ASCII string
Requires: type(text) is str and text.isascii()
Topic: contact data
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def typo_column(text):
    length, dots, host = 0, 0, False
    for place, sign in enumerate(text):
        if sign.isalnum() or sign == "-":
            length += 1
            continue
        if length == 0 or sign not in ".@":
            return place
        if sign == ".":
            dots += 1
        else:
            if host:
                return place
            host = True
            dots = 0
        length = 0
    if host and dots > 0 and length > 0:
        return -1
    return len(text)


assert typo_column("ann.b-c@mail.example") == -1
assert typo_column("ann@mail..org") == 9
assert typo_column("a b.c") == 1
assert typo_column("@x.y") == 0
assert typo_column("a.b@c") == 5
assert typo_column("a7@b.d@e") == 6
assert typo_column("a7.b.cd") == 7
assert typo_column("k@m.n.") == 6
assert typo_column("_a@b.c") == 0
assert typo_column("1@2.3") == -1
