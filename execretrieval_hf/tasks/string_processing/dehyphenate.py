"""Join scanned lines by blanks, but after a final hyphen by nothing, dropping the hyphen before a small
letter.

Keywords: rejoin words hyphenated across lines
Inputs: lines, a list of non-empty strings without blanks at their ends
Requires: type(lines) is list and all(type(s) is str and s != "" and s.isascii() and s == s.strip() for s in lines)
Topic: splitting and joining
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def dehyphenate(lines):
    text = ""
    for line in lines:
        if text.endswith("-"):
            if line[0].islower():
                text = text[:-1]
            text += line
        elif text:
            text += " " + line
        else:
            text = line
    return text


assert dehyphenate(["the win-", "dow is", "open"]) == "the window is open"
assert dehyphenate(["Smith-", "Jones won"]) == "Smith-Jones won"
assert dehyphenate(["pages 3-", "9"]) == "pages 3-9"
assert dehyphenate([]) == ""
assert dehyphenate(["on-site", "work-"]) == "on-site work-"
assert dehyphenate(["a--", "b"]) == "a-b"
assert dehyphenate(["One", "two", "Three"]) == "One two Three"
assert dehyphenate(["-", "x", "-y"]) == "x -y"
