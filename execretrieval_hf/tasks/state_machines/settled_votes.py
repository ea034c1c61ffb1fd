"""Our coordinator opens ballots by begin, ignoring a second begin of the same one. As soon as the needed number
of different members said yes it commits; a no or timeout aborts it. Words on ballots not opened yet or settled
already are ignored. List the settled ballots in order, as name, blank and commit or abort.

Keywords: two phase commit vote log
Inputs: log, a list of tuples (word, ballot, member), the word being begin, yes, no or timeout; needed, an integer from 1; the result is a list of strings
Requires: type(log) is list and all(type(e) is tuple and len(e) == 3 and e[0] in ("begin", "yes", "no", "timeout") and type(e[1]) is str and type(e[2]) is str for e in log) and type(needed) is int and needed >= 1
Topic: protocols
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def settled_votes(log, needed):
    voters = {}
    done = []
    settled = []
    for word, ballot, member in log:
        if word == "begin":
            if ballot not in voters:
                voters[ballot] = []
        elif ballot not in voters or ballot in done:
            continue
        elif word != "yes":
            done.append(ballot)
            settled.append(ballot + " abort")
        elif member not in voters[ballot]:
            voters[ballot].append(member)
            if len(voters[ballot]) == needed:
                done.append(ballot)
                settled.append(ballot + " commit")
    return settled


assert settled_votes([("begin", "t", ""), ("yes", "t", "a"), ("yes", "t", "b")], 2) == ['t commit']
assert settled_votes([("begin", "t", ""), ("yes", "t", "a"), ("yes", "t", "a")], 2) == []
assert settled_votes([("begin", "t", ""), ("yes", "t", "a"), ("no", "t", "a"), ("yes", "t", "b")], 2) == ['t abort']
assert settled_votes([("begin", "s", ""), ("begin", "t", ""), ("yes", "t", "a"), ("no", "s", "a")], 1) == ['t commit', 's abort']
assert settled_votes([("yes", "u", "a"), ("no", "u", "b"), ("begin", "u", ""), ("yes", "u", "c")], 1) == ['u commit']
assert settled_votes([("begin", "v", ""), ("yes", "v", "a"), ("begin", "v", ""), ("yes", "v", "b")], 2) == ['v commit']
assert settled_votes([("begin", "w", ""), ("no", "w", "a"), ("begin", "w", ""), ("yes", "w", "b")], 1) == ['w abort']
assert settled_votes([], 1) == []
assert settled_votes([("begin", "x", ""), ("yes", "x", "a"), ("yes", "y", "b"), ("timeout", "x", "")], 2) == ['x abort']
