"""Cut runs of one letter, whatever its case, to their first n, leaving digits, blanks and punctuation alone.

Keywords: shorten elongated words
Inputs: text, an ASCII string; most, the number n of letters
Requires: type(text) is str and text.isascii() and type(most) is int and most >= 1
Topic: runs and repeats
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def calm_stretch(text, most):
    calm = ""
    length = 0
    previous = ""
    for sign in text:
        if sign.lower() == previous:
            length += 1
        else:
            length = 1
            previous = sign.lower()
        if length <= most or not sign.isalpha():
            calm += sign
    return calm


assert calm_stretch("sooooo good", 2) == "soo good"
assert calm_stretch("AaaAah", 1) == "Ah"
assert calm_stretch("10000!!!", 2) == "10000!!!"
assert calm_stretch("nooo nooo", 3) == "nooo nooo"
assert calm_stretch("hmmmmmM", 4) == "hmmmm"
assert calm_stretch("   eE e", 1) == "   e e"
assert calm_stretch("", 2) == ""
assert calm_stretch("Zzz", 2) == "Zz"
