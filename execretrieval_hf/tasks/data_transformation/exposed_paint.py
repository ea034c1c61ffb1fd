"""Flatten layers of paint on a wall, each (first metre, last metre, colour) with both metres included, a later layer
covering earlier ones, into the visible stretches of the same form, from left to right. Stretches of one colour that
touch become one; bare wall is left out. The colour "strip" takes off everything below it and leaves bare wall.

Keywords: visible stretches paint layers
Inputs: layers, a list of (integer, integer, string) tuples, the first metre not after the last
Requires: type(layers) is list and all(type(t) is tuple and len(t) == 3 and type(t[0]) is int and type(t[1]) is int and type(t[2]) is str and 0 <= t[0] <= t[1] < 1000 for t in layers)
Topic: flattening
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def exposed_paint(layers):
    colours = {}
    for first, last, colour in layers:
        for metre in range(first, last + 1):
            if colour != "strip":
                colours[metre] = colour
            elif metre in colours:
                del colours[metre]
    stretches = []
    for metre in sorted(colours):
        colour = colours[metre]
        if stretches and stretches[-1][1] == metre - 1 and stretches[-1][2] == colour:
            first = stretches.pop()[0]
        else:
            first = metre
        stretches.append((first, metre, colour))
    return stretches


assert exposed_paint([(0, 9, "red"), (3, 5, "blue")]) == [(0, 2, "red"), (3, 5, "blue"), (6, 9, "red")]
assert exposed_paint([(0, 2, "red"), (3, 4, "red"), (6, 7, "red")]) == [(0, 4, "red"), (6, 7, "red")]
assert exposed_paint([(4, 8, "red"), (6, 6, "strip")]) == [(4, 5, "red"), (7, 8, "red")]
assert exposed_paint([]) == []
assert exposed_paint([(5, 5, "tan"), (4, 7, "grey")]) == [(4, 7, "grey")]
assert exposed_paint([(1, 3, "strip"), (2, 2, "pink")]) == [(2, 2, "pink")]
assert exposed_paint([(7, 8, "a"), (1, 2, "b"), (2, 7, "c"), (0, 1, "strip"), (8, 9, "strip")]) == [(2, 7, "c")]
assert exposed_paint([(0, 1, "a"), (2, 3, "b"), (1, 2, "b"), (3, 3, "a")]) == [(0, 0, "a"), (1, 2, "b"), (3, 3, "a")]
