"""Turning the wheel up (positive) doubles a picture's zoom in our viewer and turning it down (negative) halves
it, but beyond 64 or below 1 nothing happens. The mouse's offsets from the picture's corner double or halve
likewise, halves rounded down. Where on screen, the mouse staying put, is the corner after these events, and
what is the zoom?

Keywords: zoom image about mouse position
Inputs: view, a triple of the corner's x and y and the zoom, a power of two from 1 to 64; events, a list of (wheel, mouse x, mouse y) triples of integers; the answer has the form of the view
Requires: type(view) is tuple and len(view) == 3 and all(type(v) is int for v in view) and view[2] in (1, 2, 4, 8, 16, 32, 64) and type(events) is list and all(type(e) is tuple and len(e) == 3 and all(type(v) is int for v in e) for e in events)
Topic: transformations
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def scroll_magnify(view, events):
    x, y, zoom = view
    for wheel, mouse_x, mouse_y in events:
        if wheel > 0 and zoom < 64:
            zoom *= 2
            x -= mouse_x - x
            y -= mouse_y - y
        elif wheel < 0 and zoom > 1:
            zoom //= 2
            x = mouse_x - (mouse_x - x) // 2
            y = mouse_y - (mouse_y - y) // 2
    return x, y, zoom


assert scroll_magnify((0, 0, 1), [(1, 10, 20)]) == (-10, -20, 2)
assert scroll_magnify((0, 0, 2), [(-1, 10, 20)]) == (5, 10, 1)
assert scroll_magnify((3, 5, 2), [(-1, 10, 20)]) == (7, 13, 1)
assert scroll_magnify((9, 9, 4), [(-1, 4, 2)]) == (7, 6, 2)
assert scroll_magnify((0, 0, 1), [(-1, 10, 20)]) == (0, 0, 1)
assert scroll_magnify((0, 0, 64), [(1, 10, 20)]) == (0, 0, 64)
assert scroll_magnify((1, 2, 32), [(3, 5, 5), (1, 0, 0)]) == (-3, -1, 64)
assert scroll_magnify((6, 0, 8), [(0, 3, 3), (2, 4, -1), (-5, 1, 2)]) == (5, 2, 8)
assert scroll_magnify((7, -7, 2), [(-1, 2, 2), (-1, 0, 0), (1, 5, 6)]) == (5, -10, 2)
assert scroll_magnify((0, 0, 64), [(-1, 31, 8), (1, 0, 2)]) == (32, 6, 64)
