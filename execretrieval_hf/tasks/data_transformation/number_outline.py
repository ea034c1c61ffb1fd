"""How to number lines indented two blanks per level as "1.2 Title", those too deep going one below the previous?

Keywords: indented lines decimal numbering
Inputs: lines, a list of strings: an even number of blanks, then a title
Requires: type(lines) is list and all(type(l) is str and re.fullmatch("(  )*[^ ].*", l) for l in lines)
Topic: format conversion
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def number_outline(lines):
    numbered = []
    counts = []
    for line in lines:
        title = line.lstrip(" ")
        depth = (len(line) - len(title)) // 2
        counts = counts[:depth + 1]
        if depth >= len(counts):
            counts.append(0)
        counts[-1] += 1
        numbered.append(".".join(map(str, counts)) + " " + title)
    return numbered


assert number_outline(["Tools", "  Saws", "  Axes", "Wood"]) == ["1 Tools", "1.1 Saws", "1.2 Axes", "2 Wood"]
assert number_outline(["A", "      B", "    C"]) == ["1 A", "1.1 B", "1.1.1 C"]
assert number_outline(["  Low", "Top"]) == ["1 Low", "2 Top"]
assert number_outline([]) == []
assert number_outline(["a", "  b", "    c", "  d", "    e"]) == ["1 a", "1.1 b", "1.1.1 c", "1.2 d", "1.2.1 e"]
assert number_outline(["x", "y", "  y z", "  x", "z"]) == ["1 x", "2 y", "2.1 y z", "2.2 x", "3 z"]
assert number_outline(["p", "  q", "      r", "      s", "  t"]) == ["1 p", "1.1 q", "1.1.1 r", "1.1.1.1 s", "1.2 t"]
assert number_outline(["    k", "    m", "  n"]) == ["1 k", "1.1 m", "1.2 n"]
