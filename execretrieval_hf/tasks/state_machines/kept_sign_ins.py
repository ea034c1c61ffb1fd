"""Who remains signed in, earliest first, after a log of +name for signing in and -name for signing out? When more
than n are in, the earliest is thrown out; signing in again while in changes nothing.

Keywords: limit concurrent logins account
Inputs: log, a list of strings, + and a name for a sign-in and - and a name for a sign-out; n, an integer from 1; the result is a list of names
Requires: type(log) is list and all(type(e) is str and re.fullmatch("[+-][a-z]+", e) for e in log) and type(n) is int and n >= 1
Topic: sessions
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def kept_sign_ins(log, n):
    active = []
    for entry in log:
        name = entry[1:]
        if entry[0] == "-":
            if name in active:
                active.remove(name)
        elif name not in active:
            active.append(name)
            if len(active) > n:
                active.pop(0)
    return active


assert kept_sign_ins(["+ann", "+ben", "+cleo"], 2) == ['ben', 'cleo']
assert kept_sign_ins(["+ann", "+ben", "+ann", "+cleo"], 2) == ['ben', 'cleo']
assert kept_sign_ins(["+ann", "-ann", "+ben", "-cleo"], 1) == ['ben']
assert kept_sign_ins(["+ann", "+ben", "-ann", "+ann"], 3) == ['ben', 'ann']
assert kept_sign_ins(["+ann", "+ben"], 1) == ['ben']
assert kept_sign_ins(["+ann", "-ann", "-ann"], 2) == []
assert kept_sign_ins([], 1) == []
assert kept_sign_ins(["+dora", "+eve", "+dora", "-eve", "+fay"], 4) == ['dora', 'fay']
assert kept_sign_ins(["+a", "+b", "+c", "+d", "-c", "+e", "+b"], 3) == ['b', 'd', 'e']
