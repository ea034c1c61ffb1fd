"""We narrow a fault down to a pair of builds, numbered from 0, known good and known bad, at first the first and
the last. Each step probes the middle between them, rounded down; a build marked with a hyphen cannot run, so we
go on with the next higher ones, then those below, going down. The probe replaces the good or the bad one. Which
pair is left when nothing between can be probed?

Keywords: bisect builds with untestable ones
Inputs: states, a string of g, b and hyphen, one for each build, beginning with g and ending with b
Requires: type(states) is str and re.fullmatch("g[gb-]*b", states)
Topic: binary search
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def culprit_bounds(states):
    good, bad = 0, len(states) - 1
    while bad - good > 1:
        middle = (good + bad) // 2
        order = list(range(middle, bad)) + list(range(middle - 1, good, -1))
        probe = None
        for build in order:
            if states[build] != "-":
                probe = build
                break
        if probe is None:
            break
        if states[probe] == "g":
            good = probe
        else:
            bad = probe
    return good, bad


assert culprit_bounds("gb--b") == (0, 1)
assert culprit_bounds("ggb") == (1, 2)
assert culprit_bounds("gb-gb") == (3, 4)
assert culprit_bounds("g--b") == (0, 3)
assert culprit_bounds("gg-bb") == (1, 3)
assert culprit_bounds("gbg-bb") == (2, 4)
assert culprit_bounds("gb----b") == (0, 1)
assert culprit_bounds("g-g--bb") == (2, 5)
assert culprit_bounds("ggbgbbgb") == (3, 4)
assert culprit_bounds("gbgbgbgbgb") == (6, 7)
