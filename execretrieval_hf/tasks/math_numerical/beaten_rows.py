"""Which rows of my payoff table, counted from 0, are nowhere better but somewhere worse than another, higher being
better?

Keywords: dominated strategies in payoff matrix
Inputs: payoffs, a list of equally long rows of integers, not empty; the result is an ascending list
Requires: type(payoffs) is list and len(payoffs) >= 1 and all(type(r) is list and len(r) >= 1 and len(r) == len(payoffs[0]) and all(type(v) is int for v in r) for r in payoffs)
Topic: matrices
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def beaten_rows(payoffs):
    beaten = []
    for place, row in enumerate(payoffs):
        for other in payoffs:
            gaps = [theirs - own for own, theirs in zip(row, other)]
            if min(gaps) >= 0 and max(gaps) > 0:
                beaten.append(place)
                break
    return beaten


assert beaten_rows([[1, 2], [3, 4]]) == [0]
assert beaten_rows([[3, 4], [1, 2]]) == [1]
assert beaten_rows([[5, 5], [5, 5]]) == []
assert beaten_rows([[2, 2], [2, 3]]) == [0]
assert beaten_rows([[1, 9], [9, 1]]) == []
assert beaten_rows([[1, 1], [2, 2], [3, 3]]) == [0, 1]
assert beaten_rows([[0, 4, 2], [1, 4, 2], [1, 3, 3], [0, 3, 2]]) == [0, 3]
assert beaten_rows([[6], [6], [7], [7]]) == [0, 1]
assert beaten_rows([[-1, 0], [4, 4], [4, -3], [5, 5]]) == [0, 1, 2]
assert beaten_rows([[2, 8], [5, 5], [8, 2], [2, 2]]) == [3]
