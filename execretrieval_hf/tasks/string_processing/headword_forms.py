"""List all different spellings of headwords like colo(u)r(ed), each bracketed part first in, then out, earlier
ones changing slowest.

Keywords: expand optional letters in parentheses
Inputs: headword, a string of letters; round brackets, not nested, enclose the optional parts
Requires: type(headword) is str and re.fullmatch("[a-z]*([(][a-z]+[)][a-z]*)*", headword) is not None
Topic: brackets
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def headword_forms(headword):
    forms = [""]
    for chunk in headword.split("("):
        inner, closed, rest = chunk.partition(")")
        choices = [inner + rest]
        if closed:
            choices.append(rest)
        forms = [form + choice for form in forms for choice in choices]
    return list(dict.fromkeys(forms))


assert headword_forms("colo(u)r") == ["colour", "color"]
assert headword_forms("colo(u)r(ed)") == ["coloured", "colour", "colored", "color"]
assert headword_forms("plain") == ["plain"]
assert headword_forms("(s)(s)") == ["ss", "s", ""]
assert headword_forms("(re)do") == ["redo", "do"]
assert headword_forms("(a)b(c)d") == ["abcd", "abd", "bcd", "bd"]
assert headword_forms("x(yz)") == ["xyz", "x"]
assert headword_forms("") == [""]
assert headword_forms("(o)(p)(q)") == ["opq", "op", "oq", "o", "pq", "p", "q", ""]
assert headword_forms("(k)k(k)") == ["kkk", "kk", "k"]
