"""List ascending pairs of positions (from 0, lower first) whose bookings share a room without the required pause between.

Keywords: room bookings missing pause
Inputs: bookings, a list of (room, start, end) triples of a string and two integer minutes, start before end; gap, the pause in minutes, at least 0
Requires: type(bookings) is list and all(type(b) is tuple and len(b) == 3 and type(b[0]) is str and type(b[1]) is int and type(b[2]) is int and b[1] < b[2] for b in bookings) and type(gap) is int and gap >= 0
Topic: intervals
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def pause_clashes(bookings, gap):
    clashes = []
    for i, (room, start, end) in enumerate(bookings):
        for j in range(i + 1, len(bookings)):
            other_room, other_start, other_end = bookings[j]
            if room == other_room and start < other_end + gap and other_start < end + gap:
                clashes.append((i, j))
    return clashes


assert pause_clashes([("A", 60, 90), ("A", 100, 130)], 10) == []
assert pause_clashes([("A", 60, 90), ("A", 99, 130)], 10) == [(0, 1)]
assert pause_clashes([("A", 60, 90), ("B", 60, 90), ("B", 50, 120), ("A", 45, 51)], 10) == [(0, 3), (1, 2)]
assert pause_clashes([("C", 100, 200), ("C", 130, 140), ("C", 0, 101)], 0) == [(0, 1), (0, 2)]
assert pause_clashes([("hall", 30, 40), ("hall", 0, 30)], 0) == []
assert pause_clashes([("hall", 30, 40), ("lab", 5, 6), ("hall", 0, 26)], 5) == [(0, 2)]
assert pause_clashes([("X", 0, 9), ("X", 0, 9), ("X", 0, 9)], 1) == [(0, 1), (0, 2), (1, 2)]
assert pause_clashes([("A", 20, 30), ("A", 5, 15), ("A", 0, 9), ("A", 34, 40)], 5) == [(0, 3), (1, 2)]
