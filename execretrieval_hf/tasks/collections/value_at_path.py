"""How do I read nested dictionaries and lists by steps such as rooms/0/name, with a fallback for missing ones?

Keywords: nested lookup with default
Inputs: data, a nested dictionary or list; path, a text; fallback, an integer
Requires: type(data) in (dict, list) and all(type(k) is str for k in data if type(data) is dict) and type(path) is str and path and "//" not in path and type(fallback) is int
Topic: nested structures
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def value_at_path(data, path, fallback):
    steps = path.split("/")
    while steps:
        step = steps.pop(0)
        if isinstance(data, list) and step.isdigit():
            data = dict(enumerate(data))
            step = int(step)
        if not isinstance(data, dict) or step not in data:
            return fallback
        data = data[step]
    return data


assert value_at_path({"rooms": [{"name": "attic"}, {"name": "hall"}]}, "rooms/1/name", 0) == "hall"
assert value_at_path({"rooms": [{"name": "attic"}, {"name": "hall"}]}, "rooms/0", 0) == {"name": "attic"}
assert value_at_path({"rooms": ["attic", "hall"]}, "rooms/2", -1) == -1
assert value_at_path({"0": {"a": 5}}, "0/a", 9) == 5
assert value_at_path({"a": {"b": [3, [4, 6]]}}, "a/b/1/0", 1) == 4
assert value_at_path({"a": {"b": 7}}, "a/b/c", -5) == -5
assert value_at_path({"a": {"b": 7}}, "b", -5) == -5
assert value_at_path([8, 9], "x", 2) == 2
assert value_at_path(["p", ["q"]], "1", 0) == ["q"]
assert value_at_path(["p", ["q"]], "0/0", 0) == 0
