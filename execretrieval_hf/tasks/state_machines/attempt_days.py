"""Our membership fee falls due on day 0 and then every 30 days. A failed charge is tried again after given
waits; once the last retry has failed, the membership ends and later outcomes do not count. A late success
does not move the next due day. On which days were attempts made, and is it active, overdue as a retry is to
come, or ended?

Keywords: subscription retry schedule
Inputs: outcomes, a list of booleans in order, True for a success; waits, the days from each failed attempt to its retry, from 1, fewer than 30 in all; the result is a pair of a list and a word
Requires: type(outcomes) is list and all(type(v) is bool for v in outcomes) and type(waits) is list and all(type(w) is int and w >= 1 for w in waits) and sum(waits) < 30
Topic: payment
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def attempt_days(outcomes, waits):
    due = day = failed = 0
    days = []
    for success in outcomes:
        days.append(day)
        if success:
            due += 30
            day = due
            failed = 0
        elif failed == len(waits):
            return days, "ended"
        else:
            day += waits[failed]
            failed += 1
    return days, "overdue" if failed > 0 else "active"


assert attempt_days([True, True, False], [3, 5]) == ([0, 30, 60], "overdue")
assert attempt_days([False, False, True, True], [3, 5]) == ([0, 3, 8, 30], "active")
assert attempt_days([True, False, False, False, True], [2, 4]) == ([0, 30, 32, 36], "ended")
assert attempt_days([False, True, False, False, True], [7, 1]) == ([0, 7, 30, 37, 38], "active")
assert attempt_days([True, False, True], []) == ([0, 30], "ended")
assert attempt_days([], [1]) == ([], "active")
assert attempt_days([False, False], [10]) == ([0, 10], "ended")
assert attempt_days([True, False, False, True, False], [20, 9]) == ([0, 30, 50, 59, 60], "overdue")
