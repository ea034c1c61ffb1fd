"""Make the brackets of a text, round and square alike, alternate by depth: round ones outermost, square ones
in these, round ones again in those. Whatever its shape, a closing bracket closes the innermost one open, or
is dropped if there is none; brackets still open at the end are closed there.

Keywords: repair unbalanced brackets alternating
Inputs: text, an ASCII string
Requires: type(text) is str and text.isascii()
Topic: nesting
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def settle_parens(text):
    settled = ""
    depth = 0
    for sign in text:
        if sign in "([":
            sign = "(["[depth % 2]
            depth += 1
        elif sign in ")]":
            if depth == 0:
                continue
            depth -= 1
            sign = ")]"[depth % 2]
        settled += sign
    while depth > 0:
        depth -= 1
        settled += ")]"[depth % 2]
    return settled


assert settle_parens("see (note (a))") == "see (note [a])"
assert settle_parens("[x] and [y [z]]") == "(x) and (y [z])"
assert settle_parens("(((") == "([()])"
assert settle_parens("a) b] (c") == "a b (c)"
assert settle_parens("(((d)))") == "([(d)])"
assert settle_parens("no {brackets} <here>") == "no {brackets} <here>"
assert settle_parens("[)](") == "()()"
assert settle_parens("") == ""
assert settle_parens("([x)] ]y") == "([x]) y"
