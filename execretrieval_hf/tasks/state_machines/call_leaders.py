"""In a video call the owner leads while present, otherwise the one of those present who joined earliest, counting
from the latest join of anybody who left. From the log of joins and leaves, list everybody who takes over, in
order, with None whenever the call becomes empty. Joins of someone present and leaves of someone absent change
nothing.

Keywords: meeting host handover on leave
Inputs: log, a list of strings, + and a name for a join and - and a name for a leave; owner, a name; nobody is present at first
Requires: type(log) is list and all(type(e) is str and re.fullmatch("[+-][a-z]+", e) for e in log) and type(owner) is str and re.fullmatch("[a-z]+", owner)
Topic: sessions
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def call_leaders(log, owner):
    present = []
    leader = None
    leaders = []
    for entry in log:
        name = entry[1:]
        if entry[0] == "+" and name not in present:
            present.append(name)
        elif entry[0] == "-" and name in present:
            present.remove(name)
        if owner in present:
            new = owner
        else:
            new = present[0] if present else None
        if new != leader:
            leaders.append(new)
            leader = new
    return leaders


assert call_leaders(["+ben", "+ann", "-ann", "+cleo"], "ann") == ['ben', 'ann', 'ben']
assert call_leaders(["+ben", "+cleo", "-ben", "+ben", "-cleo"], "ann") == ['ben', 'cleo', 'ben']
assert call_leaders(["+ann", "+ben", "-ann", "-ben"], "ann") == ['ann', 'ben', None]
assert call_leaders(["+ben", "+cleo", "+ben", "-dora", "-cleo"], "cleo") == ['ben', 'cleo', 'ben']
assert call_leaders(["-ann", "-ben"], "ann") == []
assert call_leaders([], "ben") == []
assert call_leaders(["+cleo", "+cleo", "-cleo"], "ann") == ['cleo', None]
assert call_leaders(["+dora", "-dora", "+dora", "+eve", "-eve"], "ann") == ['dora', None, 'dora']
assert call_leaders(["+eve", "+fay", "-eve", "+eve", "+ann", "-fay", "-ann"], "ann") == ['eve', 'fay', 'ann', 'eve']
assert call_leaders(["+a", "+b", "+c", "-b", "-a", "+b", "-c"], "d") == ['a', 'c', 'b']
