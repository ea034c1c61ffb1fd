"""Put the blanks around commas, full stops, colons and semicolons in order: none in front of such a mark and
exactly one after it, but none after a mark that is followed, blanks aside, by another of these marks or the
end of the text, and nothing is changed next to a mark directly between two digits. All other blanks stay.

Keywords: fix spacing around punctuation
Inputs: text, a printable ASCII string
Requires: type(text) is str and re.fullmatch("[ -~]*", text) is not None
Topic: case and blanks
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def tidy_marks(text):
    tidy = ""
    place = 0
    while place < len(text):
        sign = text[place]
        place += 1
        if sign not in ",.:;":
            tidy += sign
            continue
        if text[place - 2:place - 1].isdigit() and text[place:place + 1].isdigit():
            tidy += sign
            continue
        tidy = tidy.rstrip(" ") + sign
        while place < len(text) and text[place] == " ":
            place += 1
        if place < len(text) and text[place] not in ",.:;":
            tidy += " "
    return tidy


assert tidy_marks("one ,two;three") == "one, two; three"
assert tidy_marks("at 9:30 , 2.5 kg") == "at 9:30, 2.5 kg"
assert tidy_marks("wait  . . .  what") == "wait... what"
assert tidy_marks("the end .  ") == "the end."
assert tidy_marks("a  b,  c") == "a  b, c"
assert tidy_marks("7 .5 and 7. 5") == "7. 5 and 7. 5"
assert tidy_marks("  ,x:9") == ", x: 9"
assert tidy_marks("") == ""
assert tidy_marks("3,z") == "3, z"
assert tidy_marks("1,,2") == "1,, 2"
