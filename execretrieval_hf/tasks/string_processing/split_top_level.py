"""Cut an SQL column list at its commas, except those within round brackets, which may be nested, or within
single quotes, where brackets mean nothing; what is still open at the end runs to the end. List the parts
without surrounding blanks, keeping empty ones. An empty or blank text gives an empty list, a closing bracket
never opened None.

Keywords: comma separated sql expressions parentheses
Inputs: columns, a string
Requires: type(columns) is str and columns.isascii()
Topic: brackets
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def split_top_level(columns):
    if not columns.strip():
        return []
    parts = []
    depth = 0
    quoted = False
    start = 0
    for position, ch in enumerate(columns):
        if ch == "'":
            quoted = not quoted
        elif quoted:
            continue
        elif ch == "(":
            depth += 1
        elif ch == ")":
            depth -= 1
            if depth < 0:
                return None
        elif ch == "," and depth == 0:
            parts.append(columns[start:position].strip())
            start = position + 1
    parts.append(columns[start:].strip())
    return parts


assert split_top_level("id, name , price") == ["id", "name", "price"]
assert split_top_level("sum(a, b), c") == ["sum(a, b)", "c"]
assert split_top_level("f(g(a, b), c), d") == ["f(g(a, b), c)", "d"]
assert split_top_level("'x, (y', z, ')'") == ["'x, (y'", "z", "')'"]
assert split_top_level("id,,(b") == ["id", "", "(b"]
assert split_top_level("q, 'r, s") == ["q", "'r, s"]
assert split_top_level("   ") == []
assert split_top_level("a), (b") == None
assert split_top_level("max(a, b, ") == ["max(a, b,"]
assert split_top_level(",") == ["", ""]
