"""Answer each login try (minute, name, 1 if the password is right) with ok, wrong or locked, in a list. The nth
wrong password for a name in less than 60 minutes locks it: tries fewer than the given minutes later are
answered locked and otherwise ignored. When a name is locked or gets the right password, its wrong ones till
then are forgotten.

Keywords: account lockout failed logins window
Inputs: tries, a list of tuples (minute, name, 1 for the right password or 0) in time order; n, an integer from 1; lock, an integer from 1, the minutes from the locking one; the result is a list
Requires: type(tries) is list and all(type(t) is tuple and len(t) == 3 and type(t[0]) is int and type(t[1]) is str and type(t[2]) is int and t[2] in (0, 1) for t in tries) and [t[0] for t in tries] == sorted(t[0] for t in tries) and type(n) is int and n >= 1 and type(lock) is int and lock >= 1
Topic: sessions
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def login_answers(tries, n, lock):
    wrong = {}
    ends = {}
    answers = []
    for minute, name, right in tries:
        if minute < ends.get(name, minute):
            answers.append("locked")
        elif right:
            wrong[name] = []
            answers.append("ok")
        else:
            recent = [earlier for earlier in wrong.get(name, []) if minute - earlier < 60]
            recent.append(minute)
            if len(recent) == n:
                ends[name] = minute + lock
                recent = []
            wrong[name] = recent
            answers.append("wrong")
    return answers


assert login_answers([(0, "a", 0), (9, "a", 0), (18, "a", 1), (19, "a", 1)], 2, 10) == ['wrong', 'wrong', 'locked', 'ok']
assert login_answers([(0, "a", 0), (59, "a", 0), (60, "a", 1)], 2, 5) == ['wrong', 'wrong', 'locked']
assert login_answers([(0, "a", 0), (60, "a", 0), (61, "a", 1)], 2, 5) == ['wrong', 'wrong', 'ok']
assert login_answers([(0, "a", 0), (1, "b", 0), (2, "b", 0), (3, "a", 0)], 2, 9) == ['wrong', 'wrong', 'wrong', 'wrong']
assert login_answers([(0, "a", 0), (1, "a", 1), (2, "a", 0), (3, "a", 1)], 2, 9) == ['wrong', 'ok', 'wrong', 'ok']
assert login_answers([(5, "a", 0), (6, "a", 0), (7, "a", 0), (8, "a", 0)], 1, 2) == ['wrong', 'locked', 'wrong', 'locked']
assert login_answers([(0, "a", 0), (1, "a", 0), (4, "a", 0), (5, "a", 1)], 2, 3) == ['wrong', 'wrong', 'wrong', 'ok']
assert login_answers([], 1, 1) == []
assert login_answers([(2, "a", 0), (61, "a", 0), (62, "a", 0), (121, "a", 0)], 2, 10) == ['wrong', 'wrong', 'locked', 'wrong']
