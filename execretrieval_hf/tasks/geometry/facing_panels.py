"""Before we cut a cardboard net I want to check that it closes to a cube. From its rows of letters, one letter per
square panel and dots elsewhere, list the pairs of panels that come to lie opposite each other, as two-letter
strings, the letters in each as well as the list in alphabetical order; None if it isn't six panels covering all
six sides.

Keywords: cube net opposite faces
Inputs: net, a list of strings of lower case letters, each letter once, and dots
Requires: type(net) is list and all(type(r) is str and len(r) <= 12 and all(c == "." or "a" <= c <= "z" for c in r) for r in net) and len("".join(net).replace(".", "")) == len(set("".join(net)) - {"."}) > 0
Topic: solids
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def facing_panels(net):
    panels = {}
    for y, row in enumerate(net):
        for x, sign in enumerate(row):
            if sign != ".":
                panels[y, x] = sign
    start = min(panels)
    waiting = [(start, 6, 2, 3)]
    seen = {start}
    faces = {}
    while waiting:
        (y, x), bottom, north, east = waiting.pop()
        faces[bottom] = panels[y, x]
        rolls = [
            ((y - 1, x), north, 7 - bottom, east),
            ((y + 1, x), 7 - north, bottom, east),
            ((y, x + 1), east, north, 7 - bottom),
            ((y, x - 1), 7 - east, north, bottom),
        ]
        for roll in rolls:
            if roll[0] in panels and roll[0] not in seen:
                seen.add(roll[0])
                waiting.append(roll)
    if len(panels) != 6 or len(faces) < 6:
        return None
    return sorted("".join(sorted(faces[face] + faces[7 - face])) for face in (1, 2, 3))


assert facing_panels([".a..", "bcde", ".f.."]) == ["af", "bd", "ce"]
assert facing_panels(["ab..", ".cd.", "..ef"]) == ["ad", "be", "cf"]
assert facing_panels(["abc..", "..def"]) == ["ac", "be", "df"]
assert facing_panels(["k...", "mqrs", "...h"]) == ["hk", "mr", "qs"]
assert facing_panels(["xy.", ".z.", ".wv", ".u."]) == ["uz", "vx", "wy"]
assert facing_panels(["n...", "zyxw", ".c.."]) == ["cn", "wy", "xz"]
assert facing_panels([".a..", "bcde", ".fg."]) == None
assert facing_panels(["..t", ".gi", "hk.", "b.."]) == ["bg", "hi", "kt"]
assert facing_panels(["p.q", "rst", ".u."]) == None
