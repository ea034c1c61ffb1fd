"""Drop the remarks in curly braces, which may be nested, out of a template line, but leave text in double quotes
untouched, with its quotes. Inside a remark quotes mean nothing; outside one a closing brace stays as it is. A
line that ends within a remark or within quotes gives None.

Keywords: remove nested brace comments
Inputs: text, a string of one line
Requires: type(text) is str and text.isascii() and (text.isprintable() or text == '')
Topic: token parsers
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def strip_asides(text):
    kept = []
    depth = 0
    quoted = False
    for char in text:
        if quoted:
            kept.append(char)
            quoted = char != '"'
        elif char == "{":
            depth += 1
        elif char == "}" and depth > 0:
            depth -= 1
        elif depth == 0:
            kept.append(char)
            quoted = char == '"'
    if quoted or depth > 0:
        return None
    return "".join(kept)


assert strip_asides("Dear {first name}Sir") == "Dear Sir"
assert strip_asides("total{net {of tax} only}: 40") == "total: 40"
assert strip_asides('say "a {b} c" now') == 'say "a {b} c" now'
assert strip_asides('{he said "hi}low') == "low"
assert strip_asides("sum} of {x}parts") == "sum} of parts"
assert strip_asides("open {note") == None
assert strip_asides('"unfinished} text') == None
assert strip_asides('"k"{v}"w"{{z}}!') == '"k""w"!'
assert strip_asides("{}{a{b}c}") == ""
assert strip_asides('p{"}q"}"r') == 'pq"}"r'
