import re


def stencil_hits(picture, pattern):
    forms = [re.compile("".join("." if sign == "." else re.escape(sign) for sign in row), re.S) for row in pattern]
    hits = []
    for r in range(len(picture) - len(pattern) + 1):
        for c in range(len(picture[0]) - len(pattern[0]) + 1):
            if all(form.match(picture[r + k], c) for k, form in enumerate(forms)):
                hits.append((r, c))
    return hits
