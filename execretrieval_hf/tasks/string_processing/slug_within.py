"""Turn a heading into part of a web address: once lower-cased, its runs of a-z and 0-9 are joined by hyphens,
from the left, until one does not fit whole into the given number of characters; a first one too long by
itself is cut to it. Without any run, or if the number is below 1, return an empty string.

Keywords: url slug maximum length
Inputs: heading, a string; limit, the number of characters, an integer
Requires: type(heading) is str and heading.isascii() and type(limit) is int
Topic: case and blanks
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

import re


def slug_within(heading, limit):
    words = re.findall(r"[a-z0-9]+", heading.lower())
    if limit < 1 or not words:
        return ""
    slug = words[0][:limit]
    for word in words[1:]:
        if len(slug) + 1 + len(word) > limit:
            break
        slug = slug + "-" + word
    return slug


assert slug_within("Winter Sale: 20% off!", 40) == "winter-sale-20-off"
assert slug_within("Winter Sale: 20% off!", 11) == "winter-sale"
assert slug_within("Winter Sale: 20% off!", 10) == "winter"
assert slug_within("Internationalisation", 5) == "inter"
assert slug_within("Go to accounting or me", 9) == "go-to"
assert slug_within("Budget", -2) == ""
assert slug_within("***", 8) == ""
assert slug_within("Budget", 1) == "b"
assert slug_within("  Tom's_guide ", 12) == "tom-s-guide"
