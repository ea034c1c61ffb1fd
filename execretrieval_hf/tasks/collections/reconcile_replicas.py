"""Our phones sync notes as dictionaries from key to a pair of time stamp and text, None instead of a text
marking a deletion. Combine them so that each key has the pair with the latest stamp, that of the earlier listed
phone on ties; deletions made more than a given time ago are left out.

Keywords: last writer wins sync
Inputs: phones, a list of dictionaries with pairs of an integer and a text or None; now, the current stamp, not before any other; keep, the given time, an integer from 0
Requires: type(phones) is list and all(type(d) is dict and all(type(k) is str and type(p) is tuple and len(p) == 2 and type(p[0]) is int and (p[1] is None or type(p[1]) is str) for k, p in d.items()) for d in phones) and type(now) is int and all(p[0] <= now for d in phones for p in d.values()) and type(keep) is int and keep >= 0
Topic: merging dictionaries
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def reconcile_replicas(phones, now, keep):
    latest = {}
    for phone in phones:
        for key, (stamp, text) in phone.items():
            if key not in latest or stamp > latest[key][0]:
                latest[key] = (stamp, text)
    combined = {}
    for key, (stamp, text) in latest.items():
        if text is not None or now - stamp <= keep:
            combined[key] = (stamp, text)
    return combined


assert reconcile_replicas([{"a": (3, "x"), "b": (5, "y")}, {"a": (4, "z")}], 9, 2) == {"a": (4, "z"), "b": (5, "y")}
assert reconcile_replicas([{"a": (4, "x")}, {"a": (4, "z")}], 9, 2) == {"a": (4, "x")}
assert reconcile_replicas([{"a": (4, "x")}, {"a": (6, None)}], 9, 2) == {}
assert reconcile_replicas([{"a": (4, "x")}, {"a": (6, None)}], 9, 3) == {"a": (6, None)}
assert reconcile_replicas([{"m": (1, None), "n": (2, "old")}, {"m": (2, "new")}, {"n": (1, None)}], 8, 0) == {"m": (2, "new"), "n": (2, "old")}
assert reconcile_replicas([], 5, 1) == {}
assert reconcile_replicas([{"k": (7, None)}, {"k": (7, "t")}, {"j": (0, "")}], 7, 0) == {"k": (7, None), "j": (0, "")}
assert reconcile_replicas([{"p": (2, "one")}, {"p": (5, "two")}, {"p": (4, "six")}, {"q": (0, None)}], 6, 5) == {"p": (5, "two")}
