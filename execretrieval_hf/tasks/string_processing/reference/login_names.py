import re


def login_names(people, taken):
    used = list(taken)
    logins = []
    for person in people:
        if "," in person:
            last, first = person.split(",")
        else:
            first, _, last = person.rpartition(" ")
        letters = re.sub("[^a-z]", "", last.lower())
        base = re.sub("[^a-z]", "", first.lower())[:1] + letters
        login, number = base[:8], 2
        while login in used:
            login = base[: 8 - len(str(number))] + str(number)
            number += 1
        used.append(login)
        logins.append(login)
    return logins
