"""Ignoring blank lines, group a log's trimmed lines: each unindented one with up to n indented ones below,
others dropped.

Keywords: group indented log lines
Inputs: lines, a list of texts, indented if they begin with a blank and blank if there is nothing but blanks; most, the number n, from 0; the result is a list of lists of lines
Requires: type(lines) is list and all(type(t) is str and re.fullmatch(r"[ -~]*", t) for t in lines) and type(most) is int and most >= 0
Topic: windows and chunks
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def journal_stanzas(lines, most):
    records = []
    for line in lines:
        text = line.strip()
        if not text:
            continue
        if not line.startswith(" "):
            records.append([text])
        elif records and len(records[-1]) <= most:
            records[-1].append(text)
    return records


assert journal_stanzas(["start", "  at 9", "", "  by Ann", "stop"], 2) == [["start", "at 9", "by Ann"], ["stop"]]
assert journal_stanzas(["start", "  at 9", "", "  by Ann", "stop"], 1) == [["start", "at 9"], ["stop"]]
assert journal_stanzas(["  late", " more", "open ", " ok "], 5) == [["open", "ok"]]
assert journal_stanzas(["a", " b", "c", " d", "   ", " e"], 0) == [["a"], ["c"]]
assert journal_stanzas([], 3) == []
assert journal_stanzas(["x", " 1", " 2", " 3", " 4", "y", " 5"], 3) == [["x", "1", "2", "3"], ["y", "5"]]
assert journal_stanzas(["", " ", "  q"], 2) == []
assert journal_stanzas(["m n", "o p", "    q  r"], 1) == [["m n"], ["o p", "q  r"]]
