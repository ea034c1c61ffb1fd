"""Bring a nested dictionary of options down to a single level by joining the names on the way with dots,
but with at most the given number of names in a key: a dictionary that lies deeper stays as it is as the
value. Empty dictionaries are kept as values, options set to None are dropped, and a limit below 1 gives an
empty dictionary.

Keywords: dotted keys nested config
Inputs: options, a nested dictionary with string keys; max_names, an integer
Requires: type(options) is dict and all(type(k) is str and k for k in options) and type(max_names) is int
Topic: flattening
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def flatten_settings(options, max_names):
    if max_names < 1:
        return {}
    flat = {}

    def walk(branch, names):
        for name, value in branch.items():
            path = names + [name]
            if isinstance(value, dict) and value and len(path) < max_names:
                walk(value, path)
            elif value is not None:
                flat[".".join(path)] = value

    walk(options, [])
    return flat


assert flatten_settings({"log": {"level": "info", "file": "a.log"}}, 2) == {"log.level": "info", "log.file": "a.log"}
assert flatten_settings({"log": {"level": "info"}, "port": 80}, 1) == {"log": {"level": "info"}, "port": 80}
assert flatten_settings({"a": {"b": {"c": 1}}, "d": 0}, 2) == {"a.b": {"c": 1}, "d": 0}
assert flatten_settings({"a": {"b": {"c": 1}}, "d": 0}, 3) == {"a.b.c": 1, "d": 0}
assert flatten_settings({"a": {}, "b": {"c": {}, "d": False}}, 5) == {"a": {}, "b.c": {}, "b.d": False}
assert flatten_settings({"a": None, "b": {"c": None, "d": ""}}, 2) == {"b.d": ""}
assert flatten_settings({"port": 80}, 0) == {}
assert flatten_settings({"db": {"host": "x", "pool": {"min": 1, "max": 4}}}, 9) == {"db.host": "x", "db.pool.min": 1, "db.pool.max": 4}
assert flatten_settings({"x": [1, 2], "y": {"z": [3]}}, 2) == {"x": [1, 2], "y.z": [3]}
