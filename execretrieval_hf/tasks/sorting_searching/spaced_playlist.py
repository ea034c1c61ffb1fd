"""Our radio plays the same band too often. From (band, title) pairs make the order of titles: next always comes
the earliest one left whose band has not been played yet or has paused for at least a given number of songs;
without one, that whose band has paused longest, the earlier on ties.

Keywords: avoid repeating artist in queue
Inputs: songs, a list of (band, title) string pairs; gap, an integer from 0, the songs to pause
Requires: type(songs) is list and all(type(s) is tuple and len(s) == 2 and type(s[0]) is str and type(s[1]) is str for s in songs) and type(gap) is int and gap >= 0
Topic: custom orderings
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def spaced_playlist(songs, gap):
    left = list(songs)
    bands = []
    titles = []
    while left:
        pick, longest = 0, -1
        for spot, (band, title) in enumerate(left):
            if band in bands:
                pause = bands.index(band)
            else:
                pause = gap
            if pause >= gap:
                pick = spot
                break
            if pause > longest:
                pick, longest = spot, pause
        band, title = left.pop(pick)
        bands.insert(0, band)
        titles.append(title)
    return titles


assert spaced_playlist([], 2) == []
assert spaced_playlist([("A", "a1"), ("A", "a2"), ("B", "b1")], 0) == ["a1", "a2", "b1"]
assert spaced_playlist([("A", "a1"), ("A", "a2"), ("B", "b1")], 1) == ["a1", "b1", "a2"]
assert spaced_playlist([("A", "a1"), ("A", "a2"), ("B", "b1"), ("B", "b2"), ("C", "c1")], 1) == ["a1", "b1", "a2", "b2", "c1"]
assert spaced_playlist([("A", "a1"), ("A", "a2"), ("B", "b1"), ("B", "b2"), ("C", "c1")], 2) == ["a1", "b1", "c1", "a2", "b2"]
assert spaced_playlist([("A", "a1"), ("B", "b1"), ("B", "b2"), ("A", "a2")], 3) == ["a1", "b1", "a2", "b2"]
assert spaced_playlist([("K", "k1"), ("K", "k2"), ("K", "k3")], 5) == ["k1", "k2", "k3"]
assert spaced_playlist([("P", "p"), ("Q", "q"), ("R", "r"), ("Q", "t"), ("P", "u")], 3) == ["p", "q", "r", "u", "t"]
assert spaced_playlist([("A", "a0"), ("B", "b1"), ("C", "c2"), ("A", "a3")], 0) == ["a0", "b1", "c2", "a3"]
assert spaced_playlist([("X", "x1"), ("X", "x2"), ("Y", "y1"), ("X", "x3"), ("Y", "y2")], 2) == ["x1", "y1", "x2", "y2", "x3"]
