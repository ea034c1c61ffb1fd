"""Replay the steps of an editor, where do adds an edit and forgets what could be redone, undo takes back up to
a number of edits, the latest first, and redo brings back up to a number, the last taken back first. When more
edits than a given depth could be undone, the oldest becomes final. Give the edits in effect and the redoable
ones, next one last, as a pair of lists.

Keywords: undo redo stack limited depth
Inputs: steps, a list of pairs such as ("do", "bold"), ("undo", 2) and ("redo", 1), numbers from 0; depth, the largest number of edits that can be undone, from 0
Requires: type(steps) is list and all(type(s) is tuple and len(s) == 2 and type(s[0]) is str and (s[0] == "do" and type(s[1]) is str or s[0] in ("undo", "redo") and type(s[1]) is int and s[1] >= 0) for s in steps) and type(depth) is int and depth >= 0
Topic: queues and stacks
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def undo_history(steps, depth):
    settled = []
    recent = []
    undone = []
    for kind, value in steps:
        if kind == "do":
            recent.append(value)
            undone = []
            if len(recent) > depth:
                settled.append(recent.pop(0))
        else:
            source, target = (recent, undone) if kind == "undo" else (undone, recent)
            for _ in range(min(value, len(source))):
                target.append(source.pop())
    return settled + recent, undone


assert undo_history([("do", "a"), ("do", "b"), ("undo", 1)], 5) == (["a"], ["b"])
assert undo_history([("do", "a"), ("do", "b"), ("do", "c"), ("undo", 9)], 2) == (["a"], ["c", "b"])
assert undo_history([("do", "a"), ("do", "b"), ("do", "c"), ("undo", 3), ("redo", 2)], 3) == (["a", "b"], ["c"])
assert undo_history([("do", "a"), ("undo", 1), ("do", "b"), ("redo", 1)], 3) == (["b"], [])
assert undo_history([("do", "x"), ("undo", 1)], 0) == (["x"], [])
assert undo_history([("undo", 2), ("redo", 2)], 4) == ([], [])
assert undo_history([("do", "p"), ("do", "q"), ("undo", 0), ("undo", 1), ("redo", 5)], 1) == (["p", "q"], [])
assert undo_history([("do", "p"), ("do", "q"), ("undo", 2), ("do", "r"), ("undo", 2)], 1) == (["p"], ["r"])
