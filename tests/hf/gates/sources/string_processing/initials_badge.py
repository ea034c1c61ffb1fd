"""Make the short mark for a name tag: the first letter of every word in capitals, but of no more
words than fit, with a dot behind each when there are at least two. A width below one gives an
empty text.

Keywords: abbreviate person to monogram
Inputs: name, a text of words; width, the most letters, an integer
Requires: type(name) is str and type(width) is int
Topic: abbreviations
Register: specification
"""


def initials_badge(name, width):
    if width < 1:
        return ""
    letters = [word[0].upper() for word in name.split()]
    letters = letters[:width]
    if len(letters) < 2:
        return "".join(letters)
    return "".join(letter + "." for letter in letters)


assert initials_badge("ada lovelace", 3) == "A.L."
assert initials_badge("Plato", 2) == "P"
assert initials_badge("", 2) == ""
assert initials_badge("johann sebastian bach", 2) == "J.S."
assert initials_badge("johann sebastian bach", 1) == "J"
assert initials_badge("mary ann", 0) == ""
assert initials_badge("anna maria von trapp", -1) == ""
assert initials_badge("anna maria von trapp", 4) == "A.M.V.T."
