"""Spell out which of r, w and x, in this order, a Unix file mode grants somebody. The owner gets the owner's
three bits alone, anyone else in the file's group the middle three, all others the last three; but user 0 always
has r and w, and x if any x bit is set. No access gives an empty string, a mode above octal 777 None for anyone.

Keywords: octal mode rwx root override
Inputs: mode, an integer; owner, group and user, id numbers; groups, the list of the user's group ids
Requires: all(type(n) is int and n >= 0 for n in (mode, owner, group, user)) and type(groups) is list and all(type(g) is int and g >= 0 for g in groups)
Topic: flags and masks
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def allowed_actions(mode, owner, group, user, groups):
    if mode > 0o777:
        return None
    if user == 0:
        return "rwx" if mode & 0o111 else "rw"
    if user == owner:
        bits = mode >> 6
    elif group in groups:
        bits = mode >> 3
    else:
        bits = mode
    letters = ""
    for letter, weight in (("r", 4), ("w", 2), ("x", 1)):
        if bits & weight:
            letters += letter
    return letters


assert allowed_actions(0o354, 10, 20, 10, [20]) == "wx"
assert allowed_actions(0o754, 10, 20, 11, [20, 30]) == "rx"
assert allowed_actions(0o001, 10, 20, 0, []) == "rwx"
assert allowed_actions(0o1000, 10, 20, 10, []) == None
assert allowed_actions(0o077, 10, 20, 10, [20]) == ""
assert allowed_actions(0o754, 10, 20, 1, [30]) == "r"
assert allowed_actions(0o606, 10, 20, 12, [20]) == ""
assert allowed_actions(0o666, 0, 0, 0, [0]) == "rw"
assert allowed_actions(0o642, 10, 20, 12, []) == "w"
assert allowed_actions(0o777, 10, 20, 11, [30]) == "rwx"
