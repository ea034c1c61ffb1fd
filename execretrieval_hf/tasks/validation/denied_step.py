"""Which part of a path, from the top, first stops a user, or is it None? Folders on the way need "x", the
last part the right asked for. Of nine signs such as "rwxr-x---" the first three apply if the user owns the
part, failing that the middle three if he is in its group, otherwise the last three, and never any others.

Keywords: first folder denying user access
Inputs: chain, a list of one or more tuples of a part's name, its owner, its group and nine signs; user, a string; groups, a list of strings; right, one of "r", "w" and "x"
Requires: type(chain) is list and len(chain) > 0 and all(type(c) is tuple and len(c) == 4 and all(type(t) is str for t in c) and re.fullmatch("([r-][w-][x-]){3}", c[3]) for c in chain) and type(user) is str and re.fullmatch("[a-z]+", user) is not None and type(groups) is list and all(type(g) is str for g in groups) and type(right) is str and right in ("r", "w", "x")
Topic: permissions
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def denied_step(chain, user, groups, right):
    for place, (name, owner, group, signs) in enumerate(chain):
        if owner == user:
            applying = signs[:3]
        elif group in groups:
            applying = signs[3:6]
        else:
            applying = signs[6:]
        needed = "x"
        if place == len(chain) - 1:
            needed = right
        if needed not in applying:
            return name
    return None


assert denied_step([("home", "su", "su", "rwxr-xr-x"), ("c", "al", "hr", "-wxr----x")], "bo", ["hr"], "r") == None
assert denied_step([("home", "su", "su", "rwxr-xr--"), ("log", "al", "it", "rw-r-----")], "al", [], "w") == "home"
assert denied_step([("srv", "su", "it", "------rwx"), ("doc", "bo", "it", "rw-r--r--")], "bo", ["it"], "r") == "srv"
assert denied_step([("own", "al", "it", "---rwxrwx")], "al", ["it"], "r") == "own"
assert denied_step([("a", "bo", "it", "-wxrw-rw-")], "al", ["it"], "x") == "a"
assert denied_step([("b", "bo", "it", "--x-wxrwx")], "al", ["it"], "r") == "b"
assert denied_step([("e", "cy", "hr", "--x------"), ("d", "al", "it", "--xrwxr--")], "cy", [], "r") == None
assert denied_step([("e", "bo", "it", "rwx-wx---"), ("f", "bo", "hr", "rw-rw---x")], "al", ["it"], "w") == "f"
assert denied_step([("g", "su", "su", "rwxrwxrw-"), ("h", "su", "it", "rwxr-x--x")], "bo", ["su", "it"], "w") == "h"
