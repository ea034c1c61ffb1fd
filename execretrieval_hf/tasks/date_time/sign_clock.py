"""Read a time on a shop sign into minutes after midnight: an hour of one or two digits from 1 to 12, perhaps a
dot or colon and two digits of minutes, perhaps a blank, then am or pm, where 12am is 0 and 12pm 720; or noon,
or midnight, which is 1440. Capitals do not matter, and anything else gives None.

Keywords: parse 12 hour clock text
Inputs: text, a string
Requires: type(text) is str and len(text) < 12
Topic: reading and writing dates
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

import re


def sign_clock(text):
    text = text.lower()
    if text == "noon":
        return 720
    if text == "midnight":
        return 1440
    found = re.fullmatch("(0?[1-9]|1[0-2])(?:[.:]([0-5][0-9]))? ?([ap])m", text)
    if found is None:
        return None
    hour, minute = int(found[1]) % 12, int(found[2] or 0)
    if found[3] == "p":
        hour += 12
    return hour * 60 + minute


assert sign_clock("Noon") == 720
assert sign_clock("MIDNIGHT") == 1440
assert sign_clock("7pm") == 1140
assert sign_clock("7.30 am") == 450
assert sign_clock("12am") == 0
assert sign_clock("12:59PM") == 779
assert sign_clock("1.00 am") == 60
assert sign_clock("12:60am") == None
assert sign_clock("pm") == None
assert sign_clock("11:59 pm") == 1439
