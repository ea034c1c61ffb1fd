"""Check a mail template's control lines: "if" and "each" open a block, "end" closes the innermost one, "else"
may occur once where that is an "if". Return the first line that breaks this as a tuple of number, from 1, and
text; failing that, the number of the innermost block left open and "open", or None.

Keywords: mail template unclosed block
Inputs: lines, a list of strings; all other lines are plain text
Requires: type(lines) is list and all(type(s) is str for s in lines)
Topic: nesting
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def directive_fault(lines):
    pending = []
    for number, line in enumerate(lines, 1):
        if line in ("if", "each"):
            pending.append((line, number))
        elif line == "else":
            if not pending or pending[-1][0] != "if":
                return number, line
            pending[-1] = (line, pending[-1][1])
        elif line == "end":
            if not pending:
                return number, line
            pending.pop()
    if pending:
        return pending[-1][1], "open"
    return None


assert directive_fault(["if", "hi", "else", "end"]) == None
assert directive_fault(["else"]) == (1, "else")
assert directive_fault(["if", "else", "else", "end"]) == (3, "else")
assert directive_fault(["if", "each", "else", "end", "end"]) == (3, "else")
assert directive_fault(["each", "end", "end"]) == (3, "end")
assert directive_fault(["if", "each", "x", "end"]) == (1, "open")
assert directive_fault(["each", "if", "else"]) == (2, "open")
assert directive_fault(["if", "each", "end", "else", "end"]) == None
assert directive_fault(["x", "if", "else", "end", "else"]) == (5, "else")
assert directive_fault(["if", "if", "else", "else"]) == (4, "else")
