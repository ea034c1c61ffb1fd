"""Replay a task board of columns with limits. Each named card moves to the end of the next column on its right; one not on
the board enters the first column, and one leaving the last is finished, its name being ignored from then on. A move into
a column that holds its limit already does nothing but count as blocked. Return the columns and that count.

Keywords: kanban board column limits
Inputs: limits, a non-empty list of integers from 0, one a column; moves, a list of card names; the result is a pair of a list of lists of names and a number
Requires: type(limits) is list and len(limits) > 0 and all(type(v) is int and v >= 0 for v in limits) and type(moves) is list and all(type(m) is str for m in moves)
Topic: workflows
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def kanban_state(limits, moves):
    columns = [[] for _ in limits]
    finished = set()
    blocked = 0
    for card in moves:
        if card in finished:
            continue
        target = 0
        for place, column in enumerate(columns):
            if card in column:
                target = place + 1
        if target < len(limits) and len(columns[target]) >= limits[target]:
            blocked += 1
            continue
        if target > 0:
            columns[target - 1].remove(card)
        if target < len(limits):
            columns[target].append(card)
        else:
            finished.add(card)
    return columns, blocked


assert kanban_state([2, 1, 1], ["a", "b", "c"]) == ([["a", "b"], [], []], 1)
assert kanban_state([2, 1, 1], ["a", "a", "b", "b"]) == ([["b"], ["a"], []], 1)
assert kanban_state([2, 1, 1], ["a", "a", "a", "a"]) == ([[], [], []], 0)
assert kanban_state([2, 2], ["a", "a", "a", "a", "a", "b"]) == ([["b"], []], 0)
assert kanban_state([1], ["a", "b", "a", "b", "b", "c"]) == ([["c"]], 1)
assert kanban_state([3, 2], ["a", "b", "c", "b", "c", "a", "b", "a"]) == ([[], ["c", "a"]], 1)
assert kanban_state([0, 5], ["x", "x"]) == ([[], []], 2)
assert kanban_state([2, 1, 1], ["a", "a", "a", "b", "b", "b", "c", "d", "b"]) == ([["c", "d"], ["b"], ["a"]], 2)
assert kanban_state([4], []) == ([[]], 0)
