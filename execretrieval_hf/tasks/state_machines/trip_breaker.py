"""A flaky service sits behind a breaker: once as many calls in a row have failed as the limit says, a fixed
number of calls is blocked, then one goes through as a trial whose failure blocks as many again, and any
success that gets through ends the row. From whether the service would answer each call, return a tuple of
the number blocked and whether one more would be blocked too; with a limit below one all are.

Keywords: circuit breaker blocked calls
Inputs: outcomes, a list of booleans, True for an answer; limit, an integer; pause, a positive number of calls
Requires: type(outcomes) is list and all(type(v) is bool for v in outcomes) and type(limit) is int and type(pause) is int and pause > 0
Topic: circuit breaker
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def trip_breaker(outcomes, limit, pause):
    if limit < 1:
        return len(outcomes), True
    refused = 0
    failures = 0
    waiting = 0
    for answered in outcomes:
        if waiting > 0:
            waiting -= 1
            refused += 1
        elif answered:
            failures = 0
        else:
            failures += 1
            if failures >= limit:
                waiting = pause
    return refused, waiting > 0


assert trip_breaker([False, False, True, True, True], 2, 2) == (2, False)
assert trip_breaker([False, False, True], 2, 2) == (1, True)
assert trip_breaker([False, True, False, True, False], 2, 3) == (0, False)
assert trip_breaker([False, False, False, True, False, True, True, False, True], 3, 1) == (2, False)
assert trip_breaker([False, False, False, False, False, False], 1, 2) == (4, False)
assert trip_breaker([True, True, True], 0, 2) == (3, True)
assert trip_breaker([False, False, False, True, False, False, False, False, True], 2, 1) == (3, False)
assert trip_breaker([True, False], 1, 5) == (0, True)
assert trip_breaker([False, False, False, False, False, False, True, True], 2, 3) == (5, True)
assert trip_breaker([False, False, True, False, False, True, True, False, False], 2, 5) == (6, True)
