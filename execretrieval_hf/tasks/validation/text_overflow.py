"""A complaint box takes a text of limited length, in which a character counts one, but a line break two, and a
blank at the very start, after a break or after another blank nothing. Return a tuple of the place, from 0, of
the first character that makes the text too long, -1 if none does, and of the length still free at the end,
negative if exceeded.

Keywords: textarea remaining characters counter
Inputs: text, an ASCII string; limit, an integer of at least 0
Requires: type(text) is str and text.isascii() and type(limit) is int and limit >= 0
Topic: forms
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def text_overflow(text, limit):
    used = 0
    first = -1
    previous = "\n"
    for place, sign in enumerate(text):
        cost = 1
        if sign == "\n":
            cost = 2
        elif sign == " " and previous in " \n":
            cost = 0
        used += cost
        if used > limit and first < 0:
            first = place
        previous = sign
    return first, limit - used


assert text_overflow("late again", 12) == (-1, 2)
assert text_overflow("late again", 9) == (9, -1)
assert text_overflow("  late   again ", 11) == (-1, 0)
assert text_overflow("a\nb", 5) == (-1, 1)
assert text_overflow("a\n  b", 3) == (4, -1)
assert text_overflow("a\n\nb c", 2) == (1, -6)
assert text_overflow(" a b\n", 4) == (4, -1)
assert text_overflow("xyz", 0) == (0, -3)
assert text_overflow("  \n ", 2) == (-1, 0)
assert text_overflow("", 7) == (-1, 7)
