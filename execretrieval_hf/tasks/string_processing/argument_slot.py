"""Our editor should show a hint while a call is being typed. In the text before the cursor, find the innermost
round bracket still open, and return as a tuple the letters, digits and underscores directly before it,
perhaps none, and the number of commas behind it outside inner brackets; None without an open bracket.
Anything between double quotes is ignored, and so is a closing bracket without partner.

Keywords: signature help active argument
Inputs: text, a printable ASCII string
Requires: type(text) is str and re.fullmatch("[ -~]*", text) is not None
Topic: brackets
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def argument_slot(text):
    calls = []
    quoted = False
    name = ""
    for sign in text:
        if sign == '"':
            quoted = not quoted
        if quoted:
            continue
        if sign == "(":
            calls.append([name, 0])
        elif sign == ")" and calls:
            calls.pop()
        elif sign == "," and calls:
            calls[-1][1] += 1
        if sign.isalnum() or sign == "_":
            name += sign
        else:
            name = ""
    return tuple(calls[-1]) if calls else None


assert argument_slot("max(a, min(b, c") == ("min", 1)
assert argument_slot("max(a, min(b, c), ") == ("max", 2)
assert argument_slot("put_2(x") == ("put_2", 0)
assert argument_slot("area(3) + f") == None
assert argument_slot("sum (1, 2, 3") == ("", 2)
assert argument_slot('say("a, (b", ') == ("say", 1)
assert argument_slot('log("x') == ("log", 0)
assert argument_slot("k), (m(n,o),p,q") == ("", 2)
assert argument_slot("a,b,c(d,") == ("c", 1)
assert argument_slot('u("v"), w') == None
