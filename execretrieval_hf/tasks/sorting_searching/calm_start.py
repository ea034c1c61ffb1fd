"""Our backup runs without a break for a given number of minutes and must lie within the night, from one minute to
another. It slows down other jobs, listed as (from, to, users). At which minute should it start so that the sum
over all jobs of the minutes shared with it times its users is least, the earliest on ties? Give it with that
sum, or None if the night is too short.

Keywords: best time for nightly backup
Inputs: jobs, a list of (from, to, users) triples of integers, from not above to, users from 0; opens, closes and length, integers in minutes, the length positive
Requires: type(jobs) is list and all(type(j) is tuple and len(j) == 3 and all(type(v) is int for v in j) and j[0] <= j[1] and j[2] >= 0 for j in jobs) and type(opens) is int and type(closes) is int and type(length) is int and length > 0 and closes - opens < 2000
Topic: interval search
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def calm_start(jobs, opens, closes, length):
    best = None
    for start in range(opens, closes - length + 1):
        burden = 0
        for begin, end, users in jobs:
            shared = min(end, start + length) - max(begin, start)
            if shared > 0:
                burden += shared * users
        if best is None or burden < best[1]:
            best = (start, burden)
    return best


assert calm_start([], 10, 20, 10) == (10, 0)
assert calm_start([], 10, 20, 11) == None
assert calm_start([(0, 30, 2)], 5, 9, 3) == (5, 6)
assert calm_start([(4, 6, 1)], 4, 9, 3) == (6, 0)
assert calm_start([(4, 6, 1)], 4, 8, 3) == (5, 1)
assert calm_start([(0, 5, 3), (7, 9, 1)], 0, 9, 3) == (5, 1)
assert calm_start([(2, 4, 5), (4, 6, 2), (7, 9, 4)], 1, 9, 2) == (5, 2)
assert calm_start([(3, 7, 1), (5, 6, 9)], 3, 8, 3) == (5, 11)
assert calm_start([(10, 12, 0), (13, 20, 4)], 10, 18, 4) == (10, 4)
assert calm_start([(1, 3, 1), (6, 8, 1)], 1, 8, 5) == (1, 2)
