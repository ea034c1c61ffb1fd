"""Our server numbers tokens from 1. From (second, user) logins and (second, token) renewals: a login gives a user
a new one in place of any current one. Renewing a current token gives a new one in its place, though nothing
happens if it is older than the lifetime in seconds; renewing one no longer current takes away its user's
current one. Unknown numbers are ignored. I need a dictionary from user to current token.

Keywords: refresh token rotation reuse detection
Inputs: events, a list of tuples (second, user name for a login or token number for a renewal) in time order; life, an integer from 0
Requires: type(events) is list and all(type(e) is tuple and len(e) == 2 and type(e[0]) is int and type(e[1]) in (int, str) for e in events) and [e[0] for e in events] == sorted(e[0] for e in events) and type(life) is int and life >= 0
Topic: sessions
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def live_tokens(events, life):
    users = [""]
    issued = [0]
    current = {}
    for second, value in events:
        if type(value) is str:
            user = value
        elif not 1 <= value < len(users):
            continue
        elif current.get(users[value]) != value:
            current.pop(users[value], None)
            continue
        elif second - issued[value] > life:
            continue
        else:
            user = users[value]
        current[user] = len(users)
        users.append(user)
        issued.append(second)
    return current


assert live_tokens([(0, "ann"), (5, 1), (9, "ben")], 10) == {'ann': 2, 'ben': 3}
assert live_tokens([(0, "ann"), (10, 1), (20, 2)], 10) == {'ann': 3}
assert live_tokens([(0, "ann"), (11, 1), (12, "ben"), (13, 2)], 10) == {'ann': 1, 'ben': 3}
assert live_tokens([(0, "ann"), (1, 1), (2, 1), (3, 2)], 9) == {}
assert live_tokens([(0, "ann"), (0, "ben"), (1, "ann"), (2, 1), (3, 2)], 5) == {'ben': 4}
assert live_tokens([(0, "ann"), (0, 2), (1, 0), (1, 1)], 4) == {'ann': 2}
assert live_tokens([], 3) == {}
assert live_tokens([(4, "a"), (5, 1), (6, 2), (7, 1), (8, 3), (9, "a")], 1) == {'a': 4}
assert live_tokens([(0, "a"), (0, 1), (0, 2), (1, 3), (2, 9), (3, "b")], 0) == {'a': 3, 'b': 4}
