"""Strip round brackets that enclose an entire formula, layer by layer, but keep pairs like those of (a)+(b).

Keywords: remove redundant outer parentheses
Inputs: formula, a string without blanks whose round brackets are balanced
Requires: type(formula) is str and re.fullmatch("[a-z0-9+*()]*", formula) is not None and formula.count("(") == formula.count(")") and all(formula[:i].count("(") >= formula[:i].count(")") for i in range(len(formula)))
Topic: brackets
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def peeled_formula(formula):
    while formula.startswith("(") and formula.endswith(")"):
        depth = 0
        place = 0
        for sign in formula:
            if sign == "(":
                depth += 1
            elif sign == ")":
                depth -= 1
            if depth == 0:
                break
            place += 1
        if place < len(formula) - 1:
            break
        formula = formula[1:-1]
    return formula


assert peeled_formula("(a+b)") == "a+b"
assert peeled_formula("((a+b)*c)") == "(a+b)*c"
assert peeled_formula("(a)+(b)") == "(a)+(b)"
assert peeled_formula("((a)+(b))") == "(a)+(b)"
assert peeled_formula("(((x)))") == "x"
assert peeled_formula("()") == ""
assert peeled_formula("((a)b)(c)") == "((a)b)(c)"
assert peeled_formula("a(b)") == "a(b)"
assert peeled_formula("(a)b") == "(a)b"
assert peeled_formula("") == ""
