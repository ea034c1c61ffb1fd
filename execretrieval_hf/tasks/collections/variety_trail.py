"""For each track, how many different artists are among it and up to n tracks right before it?

Keywords: rolling distinct count
Inputs: artists, a list of the artist of each track, in order; n, an integer from 0; the result is a list of integers
Requires: type(artists) is list and all(type(a) is str for a in artists) and type(n) is int and n >= 0
Topic: windows and chunks
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def variety_trail(artists, n):
    recent = {}
    counts = []
    for position, artist in enumerate(artists):
        recent[artist] = position
        fresh = [name for name, latest in recent.items() if latest >= position - n]
        counts.append(len(fresh))
    return counts


assert variety_trail(["Abba", "Blur", "Abba", "Cake"], 2) == [1, 2, 2, 3]
assert variety_trail(["Abba", "Blur", "Abba", "Cake"], 1) == [1, 2, 2, 2]
assert variety_trail(["Muse", "Muse", "Muse", "Toto", "Muse"], 2) == [1, 1, 1, 2, 2]
assert variety_trail([], 3) == []
assert variety_trail(["Toto", "Blur", "Cake"], 0) == [1, 1, 1]
assert variety_trail(["a", "b", "c", "d", "d", "d", "d", "d"], 3) == [1, 2, 3, 4, 3, 2, 1, 1]
assert variety_trail(["a", "b", "c", "a", "d", "b"], 9) == [1, 2, 3, 3, 4, 4]
assert variety_trail(["x", "y", "y", "x", "z", "z", "x"], 2) == [1, 2, 2, 2, 3, 2, 2]
