"""Part a formula at any of the given operators, looking from the left and, where several of them begin at one
place, taking the longest. Operands, without surrounding blanks, and operators alternate in the resulting
list, which starts and ends with an operand; an operand may be empty.

Keywords: tokenize expression by operators
Inputs: formula, an ASCII string; operators, a list of different strings that are neither empty nor contain blanks
Requires: type(formula) is str and formula.isascii() and type(operators) is list and len(operators) > 0 and all(type(o) is str and o != "" and not re.search("[^!-~]", o) for o in operators) and len(set(operators)) == len(operators)
Topic: splitting and joining
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def segment_with_marks(formula, operators):
    tokens = []
    start = 0
    place = 0
    while place < len(formula):
        best = ""
        for operator in operators:
            if formula.startswith(operator, place) and len(operator) > len(best):
                best = operator
        if best:
            tokens.append(formula[start:place].strip())
            tokens.append(best)
            place += len(best)
            start = place
        else:
            place += 1
    tokens.append(formula[start:].strip())
    return tokens


assert segment_with_marks("a + b-c", ["+", "-"]) == ["a", "+", "b", "-", "c"]
assert segment_with_marks("x<=4", ["<", "<="]) == ["x", "<=", "4"]
assert segment_with_marks("x<=4", ["<=", "<"]) == ["x", "<=", "4"]
assert segment_with_marks("2**-n", ["*", "-", "**"]) == ["2", "**", "", "-", "n"]
assert segment_with_marks("k***3", ["*", "**"]) == ["k", "**", "", "*", "3"]
assert segment_with_marks(" two words ", ["+"]) == ["two words"]
assert segment_with_marks("", ["="]) == [""]
assert segment_with_marks("=", ["="]) == ["", "=", ""]
assert segment_with_marks("=<==", ["<=", "=="]) == ["=", "<=", "="]
assert segment_with_marks("p and q and", ["and", "or"]) == ["p", "and", "q", "and", ""]
