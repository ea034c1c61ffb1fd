"""Bring nested options down to a single dictionary by joining the names on the way with dots, at most so many
names to a key: a dictionary that lies deeper stays as it is as the value. Empty dictionaries are kept as
values, options set to None are dropped, and a limit below 1 gives an empty dictionary.

Keywords: flatten dictionary dotted keys
Inputs: options, a nested dictionary with string keys; max_names, an integer
Requires: type(options) is dict and all(type(k) is str and (type(v) is not dict or all(type(n) is str for n in v)) for k, v in options.items()) and type(max_names) is int
Topic: flattening
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def flatten_settings(options, max_names):
    flat = {}
    if max_names < 1:
        return flat
    for name, value in options.items():
        if isinstance(value, dict) and value and max_names > 1:
            for rest, inner in flatten_settings(value, max_names - 1).items():
                flat[name + "." + rest] = inner
        elif value is not None:
            flat[name] = value
    return flat


assert flatten_settings({"log": {"level": "info", "file": "a.log"}}, 2) == {"log.level": "info", "log.file": "a.log"}
assert flatten_settings({"log": {"level": "info"}, "port": 80}, 1) == {"log": {"level": "info"}, "port": 80}
assert flatten_settings({"a": {"b": {"c": 1}}, "d": 0}, 2) == {"a.b": {"c": 1}, "d": 0}
assert flatten_settings({"a": {"b": {"c": 1}}, "d": 0}, 3) == {"a.b.c": 1, "d": 0}
assert flatten_settings({"a": {}, "b": {"c": {}, "d": False}}, 5) == {"a": {}, "b.c": {}, "b.d": False}
assert flatten_settings({"a": None, "b": {"c": None, "d": ""}}, 2) == {"b.d": ""}
assert flatten_settings({"port": 80}, 0) == {}
assert flatten_settings({"x": [1, 2], "y": {"z": [3]}}, 2) == {"x": [1, 2], "y.z": [3]}
assert flatten_settings({"db": {"host": "x", "pool": {"min": 1}}}, 9) == {"db.host": "x", "db.pool.min": 1}
