"""New employees, given as "Ann Lee" or "Lee, Ann", need logins in the order listed: the first letter of the
first name, then those of the last name (without a comma the last word), all small, cut to eight characters.
If an old login or someone before has it, the lowest free number from 2 goes at its end, letters giving way to
stay within eight.

Keywords: generate unique usernames from names
Inputs: people, a list of strings of letters and blanks, apostrophes or hyphens inside; taken, a list of strings in small letters
Requires: type(people) is list and all(type(p) is str and re.fullmatch("[A-Za-z]['A-Za-z-]*(,? [A-Za-z]['A-Za-z-]*)+", p) is not None and p.count(",") < 2 for p in people) and type(taken) is list and all(type(t) is str and t == t.lower() for t in taken)
Topic: identifiers
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def login_names(people, taken):
    used = list(taken)
    logins = []
    for person in people:
        last, comma, first = person.lower().partition(", ")
        if not comma:
            words = last.split()
            first, last = words[0], words[-1]
        stem = first[0]
        for sign in last:
            if sign.isalpha() and len(stem) < 8:
                stem += sign
        login = stem
        number = 2
        while login in used:
            ending = str(number)
            login = stem[:8 - len(ending)] + ending
            number += 1
        used.append(login)
        logins.append(login)
    return logins


assert login_names(["Ann Lee", "Lee, Bob"], []) == ["alee", "blee"]
assert login_names(["Ann Lee", "Amy Lee", "Lee, Al"], ["alee2"]) == ["alee", "alee3", "alee4"]
assert login_names(["Max Steinbeck", "Mia Steinbeck-Ott"], []) == ["msteinbe", "msteinb2"]
assert login_names(["Pat van O'Hara"], ["vohara"]) == ["pohara"]
assert login_names(["van Dam, Eva"], []) == ["evandam"]
assert login_names(["Kim Longname"], ["klongnam", "klongna2", "klongna3"]) == ["klongna4"]
assert login_names([], ["x"]) == []
assert login_names(["Jo A", "J A", "A, Jim"], []) == ["ja", "ja2", "ja3"]
assert login_names(["Tom Abcdefg", "Ted Abcdefg"], ["tabcdefg"]) == ["tabcdef2", "tabcdef3"]
assert login_names(["Zoe Q"], ["zq", "zq3"]) == ["zq2"]
