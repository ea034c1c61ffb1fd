"""The owner of a key hands it on at will; whoever has it by an earlier valid grant may do so with fewer
levels than the most he was given, and nobody else may. A grant of giver, taker and levels that breaks
this, or goes to its own giver or to the owner, is void and gives nothing. List the places of void ones,
from 0.

Keywords: delegated access chain depth limit
Inputs: grants, a list of tuples of giver, taker and levels, an integer of at least 0; owner, a string
Requires: type(grants) is list and all(type(g) is tuple and len(g) == 3 and type(g[0]) is str and type(g[1]) is str and type(g[2]) is int and g[2] >= 0 for g in grants) and type(owner) is str and re.fullmatch("[a-z]+", owner) is not None
Topic: permissions
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def void_delegations(grants, owner):
    reach = {}
    void = []
    for place, (giver, taker, levels) in enumerate(grants):
        if taker == owner or taker == giver:
            void.append(place)
        elif giver != owner and levels >= reach.get(giver, 0):
            void.append(place)
        else:
            reach[taker] = max(levels, reach.get(taker, 0))
    return void


assert void_delegations([("al", "bo", 2), ("bo", "cy", 1), ("cy", "di", 0), ("di", "ed", 0)], "al") == [3]
assert void_delegations([("al", "bo", 2), ("bo", "cy", 2), ("cy", "di", 0)], "al") == [1, 2]
assert void_delegations([("bo", "cy", 0), ("al", "bo", 1), ("bo", "cy", 0)], "al") == [0]
assert void_delegations([("al", "bo", 3), ("al", "bo", 1), ("bo", "cy", 2), ("bo", "di", 3)], "al") == [3]
assert void_delegations([("al", "bo", 1), ("al", "bo", 3), ("bo", "cy", 2), ("cy", "bo", 1)], "al") == []
assert void_delegations([("al", "bo", 5), ("bo", "bo", 4), ("bo", "al", 3)], "al") == [1, 2]
assert void_delegations([("al", "al", 5), ("al", "cy", 1), ("cy", "al", 0), ("cy", "bo", 0)], "al") == [0, 2]
assert void_delegations([("bo", "al", 9), ("al", "cy", 9)], "bo") == [1]
assert void_delegations([("cy", "di", 0), ("di", "cy", 0)], "al") == [0, 1]
assert void_delegations([], "al") == []
