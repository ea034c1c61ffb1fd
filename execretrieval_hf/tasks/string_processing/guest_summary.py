"""Join likers' names by comma and blank, two or more after the first n only as a number like "+3".

Keywords: likers summary others counted
Inputs: names, a list of names; shown, the number n
Requires: type(names) is list and all(type(n) is str and n.isalpha() for n in names) and type(shown) is int and shown >= 1
Topic: splitting and joining
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def guest_summary(names, shown):
    hidden = len(names) - shown
    parts = list(names)
    if hidden > 1:
        parts = names[:shown]
        parts.append(f"+{hidden}")
    return ", ".join(parts)


assert guest_summary(["Ann", "Bob", "Cy", "Dee", "Eve"], 2) == "Ann, Bob, +3"
assert guest_summary(["Ann", "Bob"], 2) == "Ann, Bob"
assert guest_summary([], 3) == ""
assert guest_summary(["Ann", "Bob", "Cy"], 2) == "Ann, Bob, Cy"
assert guest_summary(["Ann", "Bob", "Cy"], 1) == "Ann, +2"
assert guest_summary(["Zoe"], 1) == "Zoe"
assert guest_summary(["Ann", "Bob", "Ann", "Ann", "Ida"], 3) == "Ann, Bob, Ann, +2"
assert guest_summary(["Kim", "Lee"], 4) == "Kim, Lee"
