"""I replay my pupils' row operations on a table with rows numbered from 1. An operation is a row, a factor and a
second row, of which that multiple is added to the first; if both are the same, it is multiplied by the
factor; with None as factor they change places. Stop before one that names a missing row or multiplies a row
by 0. Give the number of operations done and the table.

Keywords: replay elementary row operations
Inputs: table, a list of equally long rows of integers, not empty; steps, a list of triples (row, factor or None, second row)
Requires: type(table) is list and len(table) >= 1 and all(type(r) is list and len(r) >= 1 and len(r) == len(table[0]) and all(type(v) is int for v in r) for r in table) and type(steps) is list and all(type(s) is tuple and len(s) == 3 and type(s[0]) is int and (s[1] is None or type(s[1]) is int) and type(s[2]) is int for s in steps)
Topic: matrices
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def replay_steps(table, steps):
    rows = [list(row) for row in table]
    done = 0
    for first, factor, second in steps:
        if min(first, second) < 1 or max(first, second) > len(rows):
            break
        own, other = rows[first - 1], rows[second - 1]
        if factor is None:
            rows[first - 1], rows[second - 1] = other, own
        elif first == second:
            if factor == 0:
                break
            rows[first - 1] = [value * factor for value in own]
        else:
            rows[first - 1] = [value + factor * more for value, more in zip(own, other)]
        done += 1
    return done, rows


assert replay_steps([[1, 2], [3, 4]], [(2, -3, 1)]) == (1, [[1, 2], [0, -2]])
assert replay_steps([[1, 2], [3, 4]], [(1, None, 2), (1, 2, 1)]) == (2, [[6, 8], [1, 2]])
assert replay_steps([[1, 2], [3, 4]], [(1, 1, 2), (1, 0, 1), (2, 1, 1)]) == (1, [[4, 6], [3, 4]])
assert replay_steps([[1, 2], [3, 4]], [(2, 1, 3), (1, 5, 1)]) == (0, [[1, 2], [3, 4]])
assert replay_steps([[1, 2], [3, 4]], [(2, 0, 1), (0, 1, 2)]) == (1, [[1, 2], [3, 4]])
assert replay_steps([[7]], []) == (0, [[7]])
assert replay_steps([[1], [2], [5]], [(3, None, 1), (2, 2, 3), (1, -1, 1)]) == (3, [[-5], [4], [1]])
assert replay_steps([[1], [2], [5]], [(3, 1, 0), (1, 1, 2)]) == (0, [[1], [2], [5]])
assert replay_steps([[4, 0]], [(1, -2, 1), (1, None, 1), (2, 1, 1)]) == (2, [[-8, 0]])
assert replay_steps([[0], [1], [2]], [(1, None, 3), (3, -2, 3), (2, 10, 1), (4, 1, 1)]) == (3, [[2], [21], [0]])
