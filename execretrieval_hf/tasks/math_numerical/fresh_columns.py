"""Which columns of a table, counted from 0, are no linear combination of those further left modulo a prime?

Keywords: independent columns over finite field
Inputs: table, a list of equally long rows of integers, not empty; prime, a prime number; a column of zeros is such a combination; the result is an ascending list
Requires: type(table) is list and len(table) >= 1 and all(type(r) is list and len(r) >= 1 and len(r) == len(table[0]) and all(type(v) is int for v in r) for r in table) and type(prime) is int and prime in (2, 3, 5, 7, 11, 13)
Topic: matrices
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def fresh_columns(table, prime):
    rows = [[value % prime for value in row] for row in table]
    fresh = []
    for column in range(len(rows[0])):
        top = len(fresh)
        usable = [place for place in range(top, len(rows)) if rows[place][column] != 0]
        if not usable:
            continue
        first = usable[0]
        rows[top], rows[first] = rows[first], rows[top]
        inverse = pow(rows[top][column], -1, prime)
        for low in range(top + 1, len(rows)):
            factor = rows[low][column] * inverse
            rows[low] = [(own - factor * taken) % prime for own, taken in zip(rows[low], rows[top])]
        fresh.append(column)
    return fresh


assert fresh_columns([[1, 2], [3, 4]], 2) == [0]
assert fresh_columns([[1, 2], [3, 4]], 5) == [0, 1]
assert fresh_columns([[0, 2, 1], [0, 4, 2]], 7) == [1]
assert fresh_columns([[0, 1, 1], [1, 0, 1], [1, 1, 0]], 2) == [0, 1]
assert fresh_columns([[0, 1, 1], [1, 0, 1], [1, 1, 0]], 3) == [0, 1, 2]
assert fresh_columns([[2, 4, 1], [1, 2, 0], [3, 6, 5]], 7) == [0, 2]
assert fresh_columns([[5, 10]], 5) == []
assert fresh_columns([[0, 0, 3], [0, 2, 5]], 11) == [1, 2]
assert fresh_columns([[3, 1, 4, 1], [1, 2, 3, 0], [4, 3, 7, 2]], 5) == [0, 3]
assert fresh_columns([[6, 1], [3, 0], [6, 4]], 3) == [1]
