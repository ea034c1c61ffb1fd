"""Forum comments (number, number answered or 0, text) come in order of time. I need their texts as lines: answers
follow below, oldest first, two blanks further in than what they answer, but by no more than a given number of
levels. All others, also answers to a deleted number, begin threads, newest first.

Keywords: threaded comments indented lines
Inputs: comments, a list of triples of number, number answered or 0 and text; deepest, an integer from 0
Requires: type(comments) is list and all(type(n) is int and type(a) is int and 0 <= a < n and type(t) is str for n, a, t in comments) and len({c[0] for c in comments}) == len(comments) and comments == sorted(comments) and type(deepest) is int and deepest >= 0
Topic: nested structures
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def nested_replies(comments, deepest):
    answers = {}
    texts = {}
    pending = []
    for number, answered, text in comments:
        texts[number] = text
        answers[number] = []
        if answered in answers:
            answers[answered].insert(0, number)
        else:
            pending.append((number, 0))
    lines = []
    while pending:
        number, level = pending.pop()
        indent = min(level, deepest)
        lines.append("  " * indent + texts[number])
        for answer in answers[number]:
            pending.append((answer, level + 1))
    return lines


assert nested_replies([(1, 0, "hi"), (2, 1, "ho"), (3, 0, "new")], 3) == ["new", "hi", "  ho"]
assert nested_replies([(1, 0, "a"), (2, 1, "b"), (3, 2, "c"), (4, 1, "d"), (5, 1, "e")], 2) == ["a", "  b", "    c", "  d", "  e"]
assert nested_replies([(1, 0, "a"), (2, 1, "b"), (3, 2, "c"), (4, 3, "e")], 1) == ["a", "  b", "  c", "  e"]
assert nested_replies([(2, 1, "lost"), (3, 0, "top"), (5, 2, "reply")], 4) == ["top", "lost", "  reply"]
assert nested_replies([(1, 0, "a"), (2, 1, "b")], 0) == ["a", "b"]
assert nested_replies([], 2) == []
assert nested_replies([(1, 0, "a"), (2, 0, "b"), (3, 1, "c"), (4, 2, "d"), (5, 1, "e")], 3) == ["b", "  d", "a", "  c", "  e"]
assert nested_replies([(1, 0, "p"), (2, 1, "q"), (3, 2, "r"), (4, 3, "s")], 2) == ["p", "  q", "    r", "    s"]
assert nested_replies([(4, 0, "x"), (7, 4, "y"), (8, 5, "z")], 1) == ["z", "x", "  y"]
