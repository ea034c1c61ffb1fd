"""List the single values in a JSON text as (path, value) pairs in the order written. A path joins the names on the
way with dots; a list element adds its number from 1 in square brackets to what precedes; a lone value has an empty
path. Nulls are left out; a text that is not valid JSON gives None.

Keywords: flatten JSON to path value pairs
Inputs: text, a string of ASCII characters without NaN, Infinity and numbers that have fractions or exponents, without empty names, without names repeated in one object
Requires: type(text) is str and text.isascii() and re.search("[0-9][.eE]|NaN|Infinity", text) is None and '"":' not in text
Topic: flattening
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

import json


def json_leaves(text):
    try:
        document = json.loads(text)
    except ValueError:
        return None
    leaves = []
    waiting = [("", document)]
    while waiting:
        path, node = waiting.pop()
        children = []
        if isinstance(node, dict):
            for name, child in node.items():
                children.append((f"{path}.{name}" if path else name, child))
        elif isinstance(node, list):
            for number, child in enumerate(node, 1):
                children.append((f"{path}[{number}]", child))
        elif node is not None:
            leaves.append((path, node))
        waiting += reversed(children)
    return leaves


assert json_leaves('{"name": "Bo", "marks": [3, 5]}') == [("name", "Bo"), ("marks[1]", 3), ("marks[2]", 5)]
assert json_leaves('[{"a": 1}, {"a": {"b": true}}]') == [("[1].a", 1), ("[2].a.b", True)]
assert json_leaves('{"a": null, "b": [], "c": {}, "d": 0}') == [("d", 0)]
assert json_leaves('{"a": 1,}') == None
assert json_leaves("") == None
assert json_leaves('[[7, null, 8], "x"]') == [("[1][1]", 7), ("[1][3]", 8), ("[2]", "x")]
assert json_leaves("42") == [("", 42)]
assert json_leaves("null") == []
assert json_leaves('{"z": {"y": [false], "b": ""}, "a": -1}') == [("z.y[1]", False), ("z.b", ""), ("a", -1)]
