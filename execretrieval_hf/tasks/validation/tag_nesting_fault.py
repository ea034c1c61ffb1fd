"""Check the tags of a forum post, lower-case letters in square brackets, as in [b], with a slash before the
letters to close; all else is plain text. Give the position, from 0, of the earliest that closes anything but
the last one still open, or opens when as many as the limit are open already; failing that, of the earliest
never closed, or -1 if there is none.

Keywords: bbcode unbalanced markup position
Inputs: post, a string; limit, an integer from 0
Requires: type(post) is str and post.isascii() and type(limit) is int and limit >= 0
Topic: nesting
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

import re


def tag_nesting_fault(post, limit):
    pending = []
    for match in re.finditer(r"\[(/?)([a-z]+)\]", post):
        slash, name = match.groups()
        if slash:
            if not pending or pending[-1][0] != name:
                return match.start()
            pending.pop()
        else:
            if len(pending) >= limit:
                return match.start()
            pending.append((name, match.start()))
    if pending:
        return pending[0][1]
    return -1


assert tag_nesting_fault("see [b]this [i]now[/i][/b]", 2) == -1
assert tag_nesting_fault("see [b]this [i]now[/i][/b]", 1) == 12
assert tag_nesting_fault("see [b]this [i]now[/b][/i]", 2) == 18
assert tag_nesting_fault("bad [/i] end", 3) == 4
assert tag_nesting_fault("[b]one[/b] [q]two [i]three", 5) == 11
assert tag_nesting_fault("[B] is [not a tag] [3]", 0) == -1
assert tag_nesting_fault("[b]x[/b][i]y[/i] [u]z[/b]", 1) == 21
assert tag_nesting_fault("[a][a][a]", 2) == 6
assert tag_nesting_fault("(1) [url]", 0) == 4
