"""Title of the topmost window hit by a click, last listed on top, right and bottom edges excluded, None otherwise?

Keywords: topmost window under mouse
Inputs: panels, a list of (title, left, top, width, height) tuples of a string and four integers, y growing downwards; click, an (x, y) tuple of integers
Requires: type(panels) is list and all(type(p) is tuple and len(p) == 5 and type(p[0]) is str and all(type(v) is int for v in p[1:]) and p[3] > 0 and p[4] > 0 for p in panels) and type(click) is tuple and len(click) == 2 and all(type(v) is int for v in click)
Topic: rectangles
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def clicked_panel(panels, click):
    x, y = click
    hit = None
    for title, left, top, width, height in panels:
        if left <= x < left + width and top <= y < top + height:
            hit = title
    return hit


assert clicked_panel([("Mail", 0, 0, 10, 10), ("Chat", 5, 5, 10, 10)], (6, 6)) == "Chat"
assert clicked_panel([("Mail", 0, 0, 10, 10), ("Chat", 5, 5, 10, 10)], (4, 9)) == "Mail"
assert clicked_panel([("Mail", 0, 0, 10, 10), ("Chat", 5, 5, 10, 10)], (15, 6)) == None
assert clicked_panel([("Map", 2, 3, 4, 5)], (2, 3)) == "Map"
assert clicked_panel([("Map", 2, 3, 4, 5)], (3, 8)) == None
assert clicked_panel([("Pad", 0, 0, 9, 9), ("Tip", 3, 0, 2, 1), ("Bar", 0, 4, 9, 1)], (4, 1)) == "Pad"
assert clicked_panel([("Map", 2, 3, 4, 5), ("Log", 5, 7, 1, 1), ("Pad", 6, 7, 3, 3)], (5, 7)) == "Log"
assert clicked_panel([("Bar", 0, 0, 9, 1), ("Log", 0, 0, 8, 4)], (8, 0)) == "Bar"
