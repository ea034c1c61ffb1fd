import re


def black_out_terms(text, terms):
    hidden = set()
    for term in terms:
        pattern = r"(?<![a-z0-9])(?=(" + re.escape(term.lower()) + r")(?![a-z0-9]))"
        for match in re.finditer(pattern, text.lower()):
            hidden.update(range(match.start(1), match.end(1)))
    return "".join("#" if i in hidden and sign.isalnum() else sign for i, sign in enumerate(text))
