"""Merge the messages of a chat, listed by ascending minute, into blocks, pairs of author and list of texts. A
message begins a new block if its author is another than that of the message before, if it comes more than a
given pause after that one, or more than a given span after the first of the block; otherwise it joins the latest
block.

Keywords: group consecutive chat messages
Inputs: messages, a list of triples of author, minute and text; pause and span, numbers of minutes from 0
Requires: type(messages) is list and all(type(m) is tuple and len(m) == 3 and type(m[0]) is type(m[2]) is str and type(m[1]) is int for m in messages) and [m[1] for m in messages] == sorted(m[1] for m in messages) and type(pause) is int and type(span) is int and pause >= 0 and span >= 0
Topic: grouping
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def speech_runs(messages, pause, span):
    blocks = []
    start = previous = None
    for author, minute, text in messages:
        fresh = not blocks or blocks[-1][0] != author
        if fresh or minute - previous > pause or minute - start > span:
            blocks.append((author, [text]))
            start = minute
        else:
            blocks[-1][1].append(text)
        previous = minute
    return blocks


assert speech_runs([("Ann", 1, "hi"), ("Ann", 3, "news"), ("Bo", 3, "yes")], 2, 10) == [("Ann", ["hi", "news"]), ("Bo", ["yes"])]
assert speech_runs([("Ann", 1, "hi"), ("Ann", 4, "news")], 2, 10) == [("Ann", ["hi"]), ("Ann", ["news"])]
assert speech_runs([("Cy", 0, "a"), ("Cy", 3, "b"), ("Cy", 6, "c"), ("Cy", 7, "d")], 3, 6) == [("Cy", ["a", "b", "c"]), ("Cy", ["d"])]
assert speech_runs([], 5, 5) == []
assert speech_runs([("Bo", 2, "x"), ("Ann", 2, "y"), ("Bo", 2, "z")], 9, 9) == [("Bo", ["x"]), ("Ann", ["y"]), ("Bo", ["z"])]
assert speech_runs([("Di", 10, "a"), ("Di", 14, "b"), ("Di", 18, "c"), ("Di", 19, "d")], 4, 4) == [("Di", ["a", "b"]), ("Di", ["c", "d"])]
assert speech_runs([("Ed", 5, "p"), ("Ed", 5, "q"), ("Ed", 6, "r")], 0, 8) == [("Ed", ["p", "q"]), ("Ed", ["r"])]
assert speech_runs([("Ed", 5, "p"), ("Ed", 5, "q"), ("Ed", 6, "r")], 8, 0) == [("Ed", ["p", "q"]), ("Ed", ["r"])]
assert speech_runs([("Flo", 1, "m"), ("Gus", 2, "n"), ("Gus", 5, "o"), ("Gus", 8, "p")], 3, 5) == [("Flo", ["m"]), ("Gus", ["n", "o"]), ("Gus", ["p"])]
