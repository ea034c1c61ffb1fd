"""The label printer takes only so many lines of so many characters. From an address leave out blank lines; then,
while there are too many, join the topmost two neighbours that fit on one line, with a comma and a blank
between. If that fails, tell how many lines remain too many instead of the lines.

Keywords: shrink postal address to label
Inputs: address, a list of ASCII strings of at most width characters; most, a positive integer; width, a positive integer
Requires: type(address) is list and type(most) is int and most > 0 and type(width) is int and width > 0 and all(type(t) is str and t.isascii() and len(t) <= width for t in address)
Topic: contact data
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def envelope_lines(address, most, width):
    lines = [line for line in address if line.strip()]
    while len(lines) > most:
        place = 0
        while place < len(lines) - 1:
            joined = lines[place] + ", " + lines[place + 1]
            if len(joined) <= width:
                break
            place += 1
        else:
            return len(lines) - most
        lines[place:place + 2] = [joined]
    return lines


assert envelope_lines(["Ann", "Elm 1", "Rye"], 3, 20) == ["Ann", "Elm 1", "Rye"]
assert envelope_lines(["Ann", "Elm 1", "Rye"], 2, 10) == ["Ann, Elm 1", "Rye"]
assert envelope_lines(["Ann", "Elm 1", "Rye"], 2, 9) == 1
assert envelope_lines(["Ann Bo", "Elm 1", "", "Rye"], 2, 10) == ["Ann Bo", "Elm 1, Rye"]
assert envelope_lines(["Ann", "Elm 1", "Rye"], 1, 15) == ["Ann, Elm 1, Rye"]
assert envelope_lines(["Ann", "Elm 1", "Rye"], 1, 14) == 1
assert envelope_lines(["Ann", " ", "", "Rye"], 2, 3) == ["Ann", "Rye"]
assert envelope_lines(["Annabel", "Elmstr", "Ryemouth", "UK"], 1, 9) == 3
assert envelope_lines(["Annabel", "Elmstr", "Ryemouth", "UK"], 3, 12) == ["Annabel", "Elmstr", "Ryemouth, UK"]
assert envelope_lines(["", "  "], 1, 5) == []
