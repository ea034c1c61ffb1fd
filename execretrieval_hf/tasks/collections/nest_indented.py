"""How do I turn lines indented two blanks per level into nested dictionaries, or None if a level is skipped?

Keywords: parse indented outline to dict
Inputs: lines, a list of different texts, each behind an even number of blanks
Requires: type(lines) is list and all(type(l) is str and l.strip() and (len(l) - len(l.lstrip(" "))) % 2 == 0 for l in lines) and len({l.strip() for l in lines}) == len(lines)
Topic: nested structures
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def nest_indented(lines):
    root = {}
    parents = [root]
    for line in lines:
        text = line.lstrip(" ")
        level = (len(line) - len(text)) // 2
        if level >= len(parents):
            return None
        entries = parents[level]
        entries[text] = {}
        parents = parents[: level + 1] + [entries[text]]
    return root


assert nest_indented(["fruit", "  apple", "  plum"]) == {"fruit": {"apple": {}, "plum": {}}}
assert nest_indented(["fruit", "  apple", "    cox", "nuts"]) == {"fruit": {"apple": {"cox": {}}}, "nuts": {}}
assert nest_indented(["a", "b", "  c", "d"]) == {"a": {}, "b": {"c": {}}, "d": {}}
assert nest_indented(["a", "    b"]) == None
assert nest_indented(["  a"]) == None
assert nest_indented([]) == {}
assert nest_indented(["a", "  b", "    c", "      d", "    e", "  f"]) == {"a": {"b": {"c": {"d": {}}, "e": {}}, "f": {}}}
assert nest_indented(["garden shed", "  old tools"]) == {"garden shed": {"old tools": {}}}
assert nest_indented(["p", "  q", "r", "  s", "    t"]) == {"p": {"q": {}}, "r": {"s": {"t": {}}}}
