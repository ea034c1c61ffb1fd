"""When is my book due if at most n renewals, none late nor from a claim on, restart the period?

Keywords: library loan renewal limit
Inputs: period, days from 1, the book being lent on day 0 and due on day number period; tries, the days of asking for a renewal, in ascending order; n, from 0; claim, the day from which on none succeeds; all integers
Requires: type(period) is int and period >= 1 and type(tries) is list and all(type(t) is int and t >= 0 for t in tries) and tries == sorted(tries) and type(n) is int and n >= 0 and type(claim) is int
Topic: workflows
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def due_day(period, tries, n, claim):
    due = period
    left = n
    for day in tries:
        if day <= due and day < claim and left > 0:
            due = day + period
            left -= 1
    return due


assert due_day(21, [10], 2, 99) == 31
assert due_day(21, [21], 1, 99) == 42
assert due_day(20, [21, 22], 1, 99) == 20
assert due_day(7, [7, 14, 20], 2, 99) == 21
assert due_day(7, [3, 5], 2, 5) == 10
assert due_day(7, [3, 5], 2, 6) == 12
assert due_day(5, [0, 1], 0, 9) == 5
assert due_day(1, [1, 1, 2, 4], 9, 4) == 3
assert due_day(9, [], 3, 0) == 9
