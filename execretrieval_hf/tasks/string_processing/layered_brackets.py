"""Restyle nested round brackets by level, the outermost round, then square, then curly, then round again, and so
on inwards.

Keywords: nested parentheses square curly styles
Inputs: text, a printable ASCII string whose round brackets are balanced
Requires: type(text) is str and re.fullmatch("[ -~]*", text) is not None and text.count("(") == text.count(")") and all(text[:i].count("(") >= text[:i].count(")") for i in range(len(text)))
Topic: brackets
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def layered_brackets(text):
    styles = ["()", "[]", "{}"]
    depth = 0
    result = ""
    for sign in text:
        if sign == "(":
            result += styles[depth % 3][0]
            depth += 1
        elif sign == ")":
            depth -= 1
            result += styles[depth % 3][1]
        else:
            result += sign
    return result


assert layered_brackets("f(x)") == "f(x)"
assert layered_brackets("a(b(c)d)e") == "a(b[c]d)e"
assert layered_brackets("(((1)))") == "([{1}])"
assert layered_brackets("((((z))))") == "([{(z)}])"
assert layered_brackets("(p)(q)(r)") == "(p)(q)(r)"
assert layered_brackets("((a)(b))c") == "([a][b])c"
assert layered_brackets("") == ""
assert layered_brackets("[k](m)") == "[k](m)"
assert layered_brackets("(((((y)))))") == "([{([y])}])"
assert layered_brackets("b (c d)") == "b (c d)"
