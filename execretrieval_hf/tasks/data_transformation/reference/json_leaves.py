import json


def json_leaves(text):
    try:
        document = json.loads(text)
    except ValueError:
        return None
    leaves = []
    stack = [("", document)]
    while stack:
        path, value = stack.pop()
        if isinstance(value, dict):
            prefix = f"{path}." if path else ""
            stack += [(prefix + name, inner) for name, inner in reversed(value.items())]
        elif isinstance(value, list):
            numbered = list(enumerate(value, start=1))
            stack += [(f"{path}[{number}]", inner) for number, inner in reversed(numbered)]
        elif value is not None:
            leaves.append((path, value))
    return leaves
