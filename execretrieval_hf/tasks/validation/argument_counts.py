"""For every pair of round brackets in a formula, listed by where they open, count the terms inside: 0 if
there is nothing or only blanks between, otherwise one more than there are commas directly in it, not within
inner brackets. Commas outside all brackets are ignored, and any bracket without a partner makes the answer
None.

Keywords: count function parameters in formula
Inputs: formula, an ASCII string
Requires: type(formula) is str and formula.isascii()
Topic: nesting
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def argument_counts(formula):
    counts = []
    pending = []
    previous = ""
    for sign in formula.replace(" ", ""):
        if sign == ")":
            if not pending:
                return None
            pending.pop()
        elif previous == "(":
            counts[pending[-1]] = 1
        if sign == "(":
            pending.append(len(counts))
            counts.append(0)
        elif sign == "," and pending:
            counts[pending[-1]] += 1
        previous = sign
    return None if pending else counts


assert argument_counts("sum(a, b, c)") == [3]
assert argument_counts("f( )") == [0]
assert argument_counts("max(min(1, 2), 3, g(x))") == [3, 2, 1]
assert argument_counts("1, 2, (3)") == [1]
assert argument_counts("f(a))") == None
assert argument_counts("((1, 2)") == None
assert argument_counts("h(,)") == [2]
assert argument_counts("2 + 3") == []
assert argument_counts("t((), (5))") == [2, 0, 1]
assert argument_counts("a(b), c(d, e), f()") == [1, 2, 0]
