def directive_fault(lines):
    kinds = {"if": "if", "each": "each"}
    stack = []
    for at in range(len(lines)):
        word = lines[at]
        inner = stack[-1][1] if stack else ""
        if word in kinds:
            stack = stack + [(at + 1, word)]
        elif word == "end" and inner:
            stack = stack[:-1]
        elif word == "else" and inner == "if":
            stack = stack[:-1] + [(stack[-1][0], "done")]
        elif word in ("end", "else"):
            return at + 1, word
    for number, _ in reversed(stack):
        return number, "open"
