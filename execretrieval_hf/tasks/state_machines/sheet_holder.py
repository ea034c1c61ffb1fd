"""One person at a time edits our sheet. Take gives it to you if free, else puts you last in the queue, unless you
edit or wait already; give passes it to the first waiting, or ends your waiting; save is merely an action.
Before each action, an editor idle for over n minutes since getting it or acting last loses it to the first
waiting. Who edits in the end, and who waits?

Keywords: shared document edit lock queue
Inputs: actions, a list of tuples (minute, name, take, give or save) in time order; n, an integer from 1; a save of others does nothing; the result is a tuple of a name or None and a list
Requires: type(actions) is list and all(type(a) is tuple and len(a) == 3 and type(a[0]) is int and type(a[1]) is str and a[2] in ("take", "give", "save") for a in actions) and [a[0] for a in actions] == sorted(a[0] for a in actions) and type(n) is int and n >= 1
Topic: sessions
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def sheet_holder(actions, n):
    editor = None
    since = 0
    queue = []
    for minute, name, action in actions:
        if editor is not None and minute - since > n:
            editor = queue.pop(0) if queue else None
            since = minute
        if name == editor:
            since = minute
            if action == "give":
                editor = queue.pop(0) if queue else None
        elif action == "take":
            if editor is None:
                editor = name
                since = minute
            elif name not in queue:
                queue.append(name)
        elif action == "give" and name in queue:
            queue.remove(name)
    return editor, queue


assert sheet_holder([(0, "ann", "take"), (1, "ben", "take"), (2, "cleo", "take"), (3, "ann", "give")], 9) == ('ben', ['cleo'])
assert sheet_holder([(0, "ann", "take"), (5, "ben", "take")], 5) == ('ann', ['ben'])
assert sheet_holder([(0, "ann", "take"), (6, "ben", "take")], 5) == ('ben', [])
assert sheet_holder([(0, "ann", "take"), (4, "ann", "save"), (8, "ben", "take"), (9, "ben", "take")], 5) == ('ann', ['ben'])
assert sheet_holder([(0, "ann", "take"), (1, "ben", "take"), (2, "ben", "give"), (3, "ann", "give")], 5) == (None, [])
assert sheet_holder([(0, "a", "take"), (1, "b", "take"), (7, "a", "take"), (12, "c", "take")], 5) == ('b', ['a', 'c'])
assert sheet_holder([(3, "b", "take"), (3, "a", "take"), (4, "c", "take"), (4, "c", "save"), (5, "a", "take")], 1) == ('a', ['c'])
assert sheet_holder([(0, "a", "take"), (1, "b", "take"), (2, "a", "give"), (6, "c", "take"), (7, "c", "save")], 4) == ('c', [])
assert sheet_holder([(0, "a", "take"), (1, "b", "take"), (4, "b", "save"), (6, "c", "give")], 5) == ('b', [])
assert sheet_holder([(2, "a", "save"), (3, "b", "take"), (4, "a", "give"), (5, "c", "take"), (6, "b", "take")], 2) == ('c', ['b'])
