"""Some forum users shout. If a post has at least a given number of letters and more than half of them are
capitals, put it in small letters, but give a capital to any I, even typed small, with no letter beside it, to
the first letter of the post and to the first letter after any full stop, question mark or exclamation mark.
Other posts stay.

Keywords: caps lock text sentence case
Inputs: post, a printable ASCII string; least, the number of letters
Requires: type(post) is str and re.fullmatch("[ -~]*", post) is not None and type(least) is int and least >= 1
Topic: case and blanks
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def quiet_shouting(post, least):
    letters = [sign for sign in post if sign.isalpha()]
    capitals = [sign for sign in letters if sign.isupper()]
    if len(letters) < least or 2 * len(capitals) <= len(letters):
        return post
    calm = ""
    begin = True
    padded = f" {post.lower()} "
    for place in range(1, len(padded) - 1):
        sign = padded[place]
        if sign in ".?!":
            begin = True
        elif sign.isalpha():
            alone = not padded[place - 1].isalpha() and not padded[place + 1].isalpha()
            if begin or alone and sign == "i":
                sign = sign.upper()
            begin = False
        calm += sign
    return calm


assert quiet_shouting("HELP ME. NOW", 4) == "Help me. Now"
assert quiet_shouting("WHO AM I? i SAID HI", 3) == "Who am I? I said hi"
assert quiet_shouting("ABcd", 2) == "ABcd"
assert quiet_shouting("ABCde", 5) == "Abcde"
assert quiet_shouting("OK NO", 5) == "OK NO"
assert quiet_shouting("- 'TIS I! -(X) B I", 1) == "- 'Tis I! -(X) b I"
assert quiet_shouting("", 1) == ""
assert quiet_shouting("BE IT I? HI", 4) == "Be it I? Hi"
assert quiet_shouting("NO3.4 I'M", 2) == "No3.4 I'm"
