"""Shorten capitalised words after a sentence's first, except I, to an initial with one full stop, keeping any
other mark.

Keywords: anonymise names to initials
Inputs: story, words of letters parted by single blanks, perhaps empty, each word perhaps followed by one of , . ? ! right behind it; the last three end a sentence
Requires: type(story) is str and re.fullmatch("([a-zA-Z]+[,.?!]?( [a-zA-Z]+[,.?!]?)*)?", story) is not None
Topic: redaction
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def unname_people(story):
    result = []
    begins = True
    for piece in story.split():
        word = piece.rstrip(",.?!")
        mark = piece[len(word):]
        if word[0].isupper() and not begins and word != "I":
            piece = word[0] + "."
            if mark != ".":
                piece += mark
        result.append(piece)
        begins = mark in (".", "?", "!")
    return " ".join(result)


assert unname_people("Then Ida met Bob Fox.") == "Then I. met B. F."
assert unname_people("Can I see May, or Joe? Yes") == "Can I see M., or J.? Yes"
assert unname_people("She left! Tom, Tim stayed") == "She left! Tom, T. stayed"
assert unname_people("") == ""
assert unname_people("the bus. it was I. Not I, Eve!") == "the bus. it was I. Not I, E.!"
assert unname_people("Anna") == "Anna"
assert unname_people("so A, mcGee and II met") == "so A., mcGee and I. met"
assert unname_people("Bo. Bo Bo. Bo") == "Bo. Bo B. Bo"
