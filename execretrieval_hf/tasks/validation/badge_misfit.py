"""A gate pass reads as two capital letters, a hyphen and four digits, the first not 0, as in KL-3050. Find
the position, from 0, of the first character that is wrong or too many, the length of the text if it merely
ends too early, or -1 if it is perfect.

Keywords: first invalid character in access code
Inputs: code, an ASCII string
Requires: type(code) is str and code.isascii()
Topic: identifiers
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def badge_misfit(code):
    for place, sign in enumerate(code):
        if place < 2:
            fits = "A" <= sign <= "Z"
        elif place == 2:
            fits = sign == "-"
        elif place == 3:
            fits = "1" <= sign <= "9"
        elif place < 7:
            fits = "0" <= sign <= "9"
        else:
            fits = False
        if not fits:
            return place
    return -1 if len(code) == 7 else len(code)


assert badge_misfit("KL-3050") == -1
assert badge_misfit("AZ-1999") == -1
assert badge_misfit("Kl-3050") == 1
assert badge_misfit("KL3050") == 2
assert badge_misfit("KL-0500") == 3
assert badge_misfit("KL-30A0") == 5
assert badge_misfit("KL-30509") == 7
assert badge_misfit("KL-305") == 6
assert badge_misfit("") == 0
assert badge_misfit("KL-9") == 4
