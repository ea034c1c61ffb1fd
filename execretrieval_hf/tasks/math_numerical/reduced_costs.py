"""Prepare a table of costs, with None where a worker must not do a job: take off each row its smallest cost,
then off each column the smallest of what is now in it. None remains, and a row or column of nothing else is
left alone. The result is the pair of all that was taken off, once for each row and column, and the new table.

Keywords: row and column reduction assignment problem
Inputs: costs, a list of equally long rows of integers or None, not empty
Requires: type(costs) is list and len(costs) >= 1 and all(type(r) is list and len(r) >= 1 and len(r) == len(costs[0]) and all(v is None or type(v) is int for v in r) for r in costs)
Topic: matrices
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def reduced_costs(costs):
    taken = 0
    table = []
    for row in costs:
        known = [cost for cost in row if cost is not None]
        least = min(known, default=0)
        taken += least
        table.append([None if cost is None else cost - least for cost in row])
    for column in range(len(costs[0])):
        known = [row[column] for row in table if row[column] is not None]
        least = min(known, default=0)
        taken += least
        for row in table:
            if row[column] is not None:
                row[column] -= least
    return taken, table


assert reduced_costs([[4, 7], [5, 6]]) == (10, [[0, 2], [0, 0]])
assert reduced_costs([[1, 0]]) == (1, [[0, 0]])
assert reduced_costs([[2, 9, 4], [8, 3, 3]]) == (5, [[0, 7, 2], [5, 0, 0]])
assert reduced_costs([[None, 5], [6, 8]]) == (11, [[None, 0], [0, 2]])
assert reduced_costs([[None, None], [4, 7]]) == (7, [[None, None], [0, 0]])
assert reduced_costs([[None, 1], [None, 3]]) == (4, [[None, 0], [None, 0]])
assert reduced_costs([[-2, 0], [5, 1]]) == (-1, [[0, 2], [4, 0]])
assert reduced_costs([[1, 2, 3], [2, 4, 6], [3, 6, 9]]) == (9, [[0, 0, 0], [0, 1, 2], [0, 2, 4]])
assert reduced_costs([[7, 7, 9]]) == (9, [[0, 0, 0]])
assert reduced_costs([[10], [12], [None]]) == (22, [[0], [0], [None]])
