"""Which user runs each command except su NAME (changing user) and exit (going back to the previous one, if any)?

Keywords: switch user exit shell
Inputs: lines, a list of strings, each su and a name, exit or another word; first, a string, the user at first; the result is a list of names
Requires: type(lines) is list and all(type(s) is str and re.fullmatch("su [a-z]+|[a-z]+", s) and s != "su" for s in lines) and type(first) is str and re.fullmatch("[a-z]+", first)
Topic: sessions
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def acting_users(lines, first):
    users = [first]
    acting = []
    for line in lines:
        words = line.split()
        if words[0] == "su":
            users.append(words[1])
        elif words[0] != "exit":
            acting.append(users[-1])
        elif len(users) > 1:
            users.pop()
    return acting


assert acting_users(["ls", "su root", "ls", "exit", "ls"], "ann") == ['ann', 'root', 'ann']
assert acting_users(["su ben", "su cleo", "pwd", "exit", "who"], "ann") == ['cleo', 'ben']
assert acting_users(["exit", "exit", "date"], "dora") == ['dora']
assert acting_users(["su ben", "exit", "exit", "su eve", "ls", "exit", "ls"], "ann") == ['eve', 'ann']
assert acting_users(["su a", "su b", "exit", "exit", "cat"], "c") == ['c']
assert acting_users([], "ann") == []
assert acting_users(["su root", "su ann", "su root", "top", "exit", "top", "exit", "top"], "ann") == ['root', 'ann', 'root']
assert acting_users(["ls", "ls", "su gus"], "hal") == ['hal', 'hal']
assert acting_users(["su x", "exit", "su y", "exit", "su z", "vi", "exit", "vi", "exit", "vi"], "w") == ['z', 'w', 'w']
