"""My stopwatch, at 0 at first, has two buttons. Main starts or stops it without changing the time shown. Side,
while it runs, adds a lap of what the time shown has grown by since the lap before or since 0, unless by
nothing; while it stands, side puts it back to 0 and clears the laps. Return the laps and the time shown at a
given second.

Keywords: stopwatch lap and reset buttons
Inputs: presses, a list of pairs (second, main or side) in time order; end, an integer, no second is later; it stands at 0 at first; the result is a tuple
Requires: type(presses) is list and all(type(p) is tuple and len(p) == 2 and type(p[0]) is int and p[1] in ("main", "side") for p in presses) and [p[0] for p in presses] == sorted(p[0] for p in presses) and type(end) is int and all(p[0] <= end for p in presses)
Topic: timers
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def timed_laps(presses, end):
    shown = 0
    lapped = 0
    running = False
    before = 0
    laps = []
    for second, button in presses + [(end, "")]:
        if running:
            shown += second - before
        before = second
        if button == "main":
            running = not running
        elif button == "side" and not running:
            shown = 0
            lapped = 0
            laps = []
        elif button == "side" and shown > lapped:
            laps.append(shown - lapped)
            lapped = shown
    return laps, shown


assert timed_laps([(0, "main"), (5, "side"), (12, "side")], 20) == ([5, 7], 20)
assert timed_laps([(3, "main"), (10, "main"), (15, "main"), (17, "side"), (19, "side")], 21) == ([9, 2], 13)
assert timed_laps([(0, "main"), (4, "side"), (9, "main"), (11, "side")], 30) == ([], 0)
assert timed_laps([(2, "main"), (2, "side"), (8, "main")], 50) == ([], 6)
assert timed_laps([(1, "main"), (6, "side"), (6, "side"), (7, "main"), (7, "side"), (8, "main"), (12, "side")], 13) == ([4], 5)
assert timed_laps([(2, "main"), (3, "side")], 4) == ([1], 2)
assert timed_laps([(-5, "side"), (-3, "main")], 4) == ([], 7)
assert timed_laps([(0, "main"), (3, "main"), (4, "main"), (4, "side"), (5, "main"), (9, "main")], 10) == ([3], 5)
assert timed_laps([(0, "main"), (1, "side"), (4, "main"), (6, "side"), (7, "main"), (9, "side")], 9) == ([2], 2)
