"""Collapse runs of blanks in a line to one, but not in front or within double quotes, even unclosed.

Keywords: normalise spaces preserve indentation quotes
Inputs: line, a printable ASCII string; double quotes open and close in turn
Requires: type(line) is str and re.fullmatch("[ -~]*", line) is not None
Topic: case and blanks
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def squeeze_inner(line):
    body = line.lstrip(" ")
    kept = line[:len(line) - len(body)]
    quoted = False
    blank = False
    for sign in body:
        if sign == '"':
            quoted = not quoted
        if sign != " " or quoted or not blank:
            kept += sign
        blank = sign == " "
    return kept


assert squeeze_inner("a   b  c") == "a b c"
assert squeeze_inner("    x  = 1") == "    x = 1"
assert squeeze_inner('say  "two  blanks"  now') == 'say "two  blanks" now'
assert squeeze_inner("end   ") == "end "
assert squeeze_inner("   ") == "   "
assert squeeze_inner("") == ""
assert squeeze_inner('  p  "q   ') == '  p "q   '
assert squeeze_inner('"a "  "  b"   c') == '"a " "  b" c'
