"""A shared note began empty; its log holds (author, action, line), lines numbered from 1 as they stood at that
moment. An "add" inserts a line at this number, which may be one past the last, moving later ones down, unless
the note already has a given number of lines; "edit" rewrites and "cut" removes the line. Numbers out of range
do nothing. List for each line left who added or rewrote it last.

Keywords: last author of every line
Inputs: log, a list of (string, string, integer) tuples, the second item "add", "edit" or "cut"; room, an integer from 0
Requires: type(log) is list and all(type(e) is tuple and len(e) == 3 and type(e[0]) is str and e[1] in ("add", "edit", "cut") and type(e[2]) is int for e in log) and type(room) is int and room >= 0
Topic: change logs
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def blame_lines(log, room):
    authors = []
    for author, action, line in log:
        most = len(authors)
        if action == "add":
            if most >= room:
                continue
            most += 1
        if line < 1 or line > most:
            continue
        if action == "add":
            authors.insert(line - 1, author)
        elif action == "edit":
            authors[line - 1] = author
        else:
            del authors[line - 1]
    return authors


assert blame_lines([("ann", "add", 1), ("bob", "add", 1)], 9) == ["bob", "ann"]
assert blame_lines([("ann", "add", 1), ("bob", "add", 2), ("eve", "edit", 1)], 2) == ["eve", "bob"]
assert blame_lines([("x", "add", 1), ("y", "add", 2), ("z", "add", 3), ("z", "cut", 2)], 3) == ["x", "z"]
assert blame_lines([("ann", "add", 2), ("bob", "edit", 1)], 5) == []
assert blame_lines([("ann", "add", 1), ("bob", "add", 3), ("bob", "edit", 2), ("eve", "add", 0)], 4) == ["ann"]
assert blame_lines([("x", "add", 1), ("y", "add", 2), ("z", "add", 2), ("w", "edit", 3)], 5) == ["x", "z", "w"]
assert blame_lines([("x", "add", 1), ("y", "add", 1), ("z", "cut", 2), ("z", "edit", 0), ("w", "cut", 0)], 3) == ["y"]
assert blame_lines([("p", "add", 1), ("p", "cut", 1), ("q", "add", 1), ("r", "edit", 2)], 1) == ["q"]
assert blame_lines([("x", "add", 1), ("y", "add", 1), ("z", "add", 1), ("z", "edit", 2)], 2) == ["y", "z"]
assert blame_lines([], 3) == []
