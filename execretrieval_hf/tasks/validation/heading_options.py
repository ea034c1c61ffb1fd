"""Contract headings are numbered like 2, 2.1 and 2.1.1, the first is 1. After each may follow its first
sub-heading, unless that has more parts than allowed, or the next number at its own level or any level
above. List, longest first, what could have stood at the first heading breaking this, or nothing if all are
fine; blank ones are skipped.

Keywords: allowed next section numbers
Inputs: headings, a list of strings, blank or of positive integers joined by dots; depth, a positive integer
Requires: type(headings) is list and all(type(h) is str and (h.strip(" ") == "" or re.fullmatch(r"[1-9][0-9]*([.][1-9][0-9]*)*", h)) for h in headings) and type(depth) is int and depth > 0
Topic: numbering
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def heading_options(headings, depth):
    allowed = ["1"]
    for heading in headings:
        if not heading.strip():
            continue
        if heading not in allowed:
            return allowed
        allowed = []
        parts = heading.split(".")
        if len(parts) < depth:
            allowed.append(heading + ".1")
        while parts:
            last = int(parts.pop())
            allowed.append(".".join(parts + [str(last + 1)]))
    return []


assert heading_options(["1", "1.1", "1.2", "2"], 3) == []
assert heading_options(["1", "1.1", "1.3"], 3) == ["1.1.1", "1.2", "2"]
assert heading_options(["1", "1.1", "1.1.1", "1.1.1.1"], 3) == ["1.1.2", "1.2", "2"]
assert heading_options(["1", "1.1", "1.1.1", "1.1.1.1"], 4) == []
assert heading_options(["2"], 2) == ["1"]
assert heading_options(["1", "", "1.1", " ", "2", "3", "5"], 2) == ["3.1", "4"]
assert heading_options(["1", "2", "2.2"], 2) == ["2.1", "3"]
assert heading_options(["1", "2", "2.2"], 1) == ["3"]
assert heading_options(["1", "1.1", "1.2", "1.2.1", "1.2.2", "1.4"], 3) == ["1.2.3", "1.3", "2"]
assert heading_options(["1", "2", "3", "4", "5", "6", "7", "8", "9", "9.1", "11"], 2) == ["9.2", "10"]
