"""Turn text between two stars into bold by the tags <b> and </b>: an opening star must not be followed by a
blank, nor the closing one, which is the first star at least two places on, be preceded by a blank. Stars that
do not find each other in this way stay; reading goes from the left and starts anew behind each closing star.

Keywords: asterisk markup to bold tags
Inputs: text, a printable ASCII string; at a star that can open, the very next star from two places on is the only candidate, and if a blank precedes it, the opening star stays plain and reading goes on right behind it; the last sign of the text cannot open
Requires: type(text) is str and re.fullmatch("[ -~]*", text) is not None
Topic: replacing
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def star_markup(text):
    marked = ""
    place = 0
    while place < len(text):
        end = text.find("*", place + 2)
        opens = text[place] == "*" and text[place + 1:place + 2] != " "
        if opens and end > 0 and text[end - 1] != " ":
            marked += "<b>" + text[place + 1:end] + "</b>"
            place = end + 1
        else:
            marked += text[place]
            place += 1
    return marked


assert star_markup("a *big* dog") == "a <b>big</b> dog"
assert star_markup("2 * 3 * 4") == "2 * 3 * 4"
assert star_markup("*one* *two*") == "<b>one</b> <b>two</b>"
assert star_markup("*a *b*") == "*a <b>b</b>"
assert star_markup("**x*") == "<b>*x</b>"
assert star_markup("**") == "**"
assert star_markup("***") == "<b>*</b>"
assert star_markup("no *end") == "no *end"
assert star_markup("*p**q*r*") == "<b>p</b><b>q</b>r*"
assert star_markup("* k*m*") == "* k<b>m</b>"
