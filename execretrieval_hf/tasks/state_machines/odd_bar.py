"""In note lengths with | between bars, which bar, from 1, first fails to sum to n, None if none?

Keywords: first bar wrong note sum
Inputs: tune, a string of integers from 1 and | signs, parted by blanks; n, an integer from 1; None if there is no such bar
Requires: type(tune) is str and re.fullmatch("[1-9][0-9]?(( [|])? [1-9][0-9]?)*", tune, re.A) and type(n) is int and n >= 1
Topic: token parsers
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def odd_bar(tune, n):
    bar = 1
    total = 0
    for token in tune.split() + ["|"]:
        if token != "|":
            total += int(token)
        elif total == n:
            bar += 1
            total = 0
        else:
            return bar
    return None


assert odd_bar("2 2 | 4 | 1 3", 4) == None
assert odd_bar("2 2 | 3 | 1 3", 4) == 2
assert odd_bar("1 1 1 | 3", 3) == None
assert odd_bar("4 4 | 8 | 3 5 | 4 3", 8) == 4
assert odd_bar("3 2 | 4", 4) == 1
assert odd_bar("6 | 6 | 3 4 | 5", 6) == 3
assert odd_bar("1 | 1 | 1 | 1 | 2", 1) == 5
assert odd_bar("12", 6) == 1
assert odd_bar("5 5 | 10 | 9 1 | 8 2 | 7 3 | 6 5", 10) == 6
