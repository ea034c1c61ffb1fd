"""How long was a parcel in each state of its log up to a given moment, leaving out zeros?

Keywords: time spent in each state
Inputs: changes, a list of pairs (minute, state) in ascending order of minutes, a state lasting until the next change; moment, an integer, at which the last state ends; the result is a dictionary
Requires: type(changes) is list and all(type(c) is tuple and len(c) == 2 and type(c[0]) is int and type(c[1]) is str for c in changes) and [c[0] for c in changes] == sorted(c[0] for c in changes) and type(moment) is int
Topic: workflows
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def minutes_per_status(changes, moment):
    totals = {}
    for place, (minute, state) in enumerate(changes):
        until = moment
        if place + 1 < len(changes):
            until = min(moment, changes[place + 1][0])
        if until > minute:
            totals[state] = totals.get(state, 0) + until - minute
    return totals


assert minutes_per_status([(0, "sorted"), (10, "sent"), (25, "home")], 40) == {"sorted": 10, "sent": 15, "home": 15}
assert minutes_per_status([(5, "sent"), (9, "held"), (12, "sent")], 20) == {"sent": 12, "held": 3}
assert minutes_per_status([(0, "sorted"), (10, "sent"), (25, "home")], 17) == {"sorted": 10, "sent": 7}
assert minutes_per_status([(0, "a"), (10, "b")], 10) == {"a": 10}
assert minutes_per_status([(3, "a"), (3, "b"), (4, "a")], 6) == {"b": 1, "a": 2}
assert minutes_per_status([(8, "a"), (9, "b")], 7) == {}
assert minutes_per_status([], 5) == {}
assert minutes_per_status([(-4, "b"), (-3, "b")], -1) == {"b": 3}
