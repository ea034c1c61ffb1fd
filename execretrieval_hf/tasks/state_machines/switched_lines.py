"""List the lines of a template to be printed. A line of "if" and a name opens a part for when that name is set,
"unless" and a name one for when it is not; "else" turns the innermost open part into its opposite, "end" closes
it. Other lines are printed if all open parts allow it; an "else" or "end" with none open makes the whole result
None.

Keywords: template lines if unless else
Inputs: lines, a list of strings; names, a list of the names that are set; a part open at the end is no fault
Requires: type(lines) is list and all(type(s) is str and re.fullmatch("(if |unless )?[a-z]+", s) and s not in ("if", "unless") for s in lines) and type(names) is list and all(type(s) is str for s in names)
Topic: token parsers
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def switched_lines(lines, names):
    open_parts = []
    printed = []
    for line in lines:
        word, _, name = line.partition(" ")
        if word == "if":
            open_parts.append(name in names)
        elif word == "unless":
            open_parts.append(name not in names)
        elif line != "else" and line != "end":
            if False not in open_parts:
                printed.append(line)
        elif not open_parts:
            return None
        elif line == "else":
            open_parts[-1] = not open_parts[-1]
        else:
            open_parts.pop()
    return printed


assert switched_lines(["if vip", "hello", "else", "hi", "end", "bye"], ["vip"]) == ['hello', 'bye']
assert switched_lines(["if vip", "hello", "else", "hi", "end", "bye"], []) == ['hi', 'bye']
assert switched_lines(["unless paid", "pay", "if late", "now", "end", "end", "ok"], ["late"]) == ['pay', 'now', 'ok']
assert switched_lines(["unless paid", "pay", "if late", "now", "end", "end", "ok"], ["paid", "late"]) == ['ok']
assert switched_lines(["a", "end", "b"], []) == None
assert switched_lines(["else"], ["a"]) == None
assert switched_lines(["if a", "if b", "x", "else", "y", "end", "z", "else", "w"], ["a"]) == ['y', 'z']
assert switched_lines(["if a", "if b", "x", "else", "y", "end", "z", "else", "w"], ["b"]) == ['w']
assert switched_lines(["if a", "else", "x", "else", "y"], ["a", "b"]) == ['y']
assert switched_lines(["a", "unless b", "b", "else", "c", "end", "d"], ["b"]) == ['a', 'c', 'd']
