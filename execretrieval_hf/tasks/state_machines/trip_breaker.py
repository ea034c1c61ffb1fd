"""Calls to a flaky service pass a guard: when as many in a row have failed as the limit says, a fixed number is
blocked, then one let through, whose failure blocks as many again; a success let through ends the row. Given
whether it would answer each call, we need how many are blocked and whether one more would be, as a pair; a
limit below 1 blocks all.

Keywords: circuit breaker blocked calls
Inputs: outcomes, a list of booleans, True for an answer; limit, an integer; pause, a number of calls, an integer from 1
Requires: type(outcomes) is list and all(type(v) is bool for v in outcomes) and type(limit) is int and type(pause) is int and pause >= 1
Topic: protocols
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
