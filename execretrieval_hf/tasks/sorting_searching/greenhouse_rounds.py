"""The pots in our greenhouse want water every so many days, each at its own interval; all had some on day 0.
We can only do a limited number a day. A pot is due once its interval has gone by since its last watering; of
those due we take the ones overdue by most days, ties in alphabetical order. Please list, in this order, the
pots for day 1, day 2 and so on.

Keywords: daily watering plan with limited hands
Inputs: intervals, a dictionary from text to positive integer; hands and days, integers from 0
Requires: type(intervals) is dict and all(type(k) is str and type(v) is int and v > 0 for k, v in intervals.items()) and type(hands) is int and hands >= 0 and type(days) is int and 0 <= days < 1000
Topic: scheduling order
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def greenhouse_rounds(intervals, hands, days):
    due_day = dict(intervals)
    plan = []
    for day in range(1, days + 1):
        due = []
        for pot in intervals:
            late = day - due_day[pot]
            if late >= 0:
                due.append((-late, pot))
        due.sort()
        watered = []
        for late, pot in due:
            if len(watered) < hands:
                watered.append(pot)
                due_day[pot] = day + intervals[pot]
        plan.append(watered)
    return plan


assert greenhouse_rounds({}, 1, 2) == [[], []]
assert greenhouse_rounds({'fig': 1}, 1, 0) == []
assert greenhouse_rounds({'fig': 2}, 1, 4) == [[], ['fig'], [], ['fig']]
assert greenhouse_rounds({'fig': 1, 'bay': 1}, 2, 1) == [['bay', 'fig']]
assert greenhouse_rounds({'fig': 1, 'bay': 1}, 1, 3) == [['bay'], ['fig'], ['bay']]
assert greenhouse_rounds({'fig': 2, 'bay': 3, 'elm': 2}, 1, 5) == [[], ['elm'], ['fig'], ['bay'], ['elm']]
assert greenhouse_rounds({'fig': 1, 'bay': 2, 'elm': 2}, 2, 3) == [['fig'], ['bay', 'elm'], ['fig']]
assert greenhouse_rounds({'bay': 1}, 0, 2) == [[], []]
assert greenhouse_rounds({'yew': 3, 'bay': 1, 'fig': 2}, 1, 6) == [['bay'], ['bay'], ['fig'], ['bay'], ['yew'], ['bay']]
