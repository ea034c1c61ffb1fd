"""How many more lower-case letters, capitals, digits and other characters does a password need for given
minimums, as a tuple?

Keywords: missing character classes password
Inputs: password, an ASCII string; least, a list of four integers of at least 0, in the same order
Requires: type(password) is str and password.isascii() and type(least) is list and len(least) == 4 and all(type(n) is int and n >= 0 for n in least)
Topic: passwords
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def lacking_kinds(password, least):
    small, large, digits, others = least
    for sign in password:
        if sign.islower():
            small -= 1
        elif sign.isupper():
            large -= 1
        elif sign.isdigit():
            digits -= 1
        else:
            others -= 1
    return max(0, small), max(0, large), max(0, digits), max(0, others)


assert lacking_kinds("", [1, 2, 3, 4]) == (1, 2, 3, 4)
assert lacking_kinds("abcDE12-", [3, 2, 2, 1]) == (0, 0, 0, 0)
assert lacking_kinds("abcDE12-", [4, 3, 3, 2]) == (1, 1, 1, 1)
assert lacking_kinds("ZZZ", [1, 0, 1, 0]) == (1, 0, 1, 0)
assert lacking_kinds("tulip 77", [6, 0, 1, 3]) == (1, 0, 0, 2)
assert lacking_kinds("A1!A1!", [0, 3, 4, 0]) == (0, 1, 2, 0)
assert lacking_kinds("?!?!", [0, 0, 0, 9]) == (0, 0, 0, 5)
assert lacking_kinds("mnop", [5, 1, 0, 0]) == (1, 1, 0, 0)
assert lacking_kinds("", [0, 0, 0, 0]) == (0, 0, 0, 0)
assert lacking_kinds("a", [0, 1, 0, 0]) == (0, 1, 0, 0)
