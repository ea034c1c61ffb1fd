"""Merge layers of settings, weakest first, so that a later layer overrides earlier ones and None as a value
takes the setting away. A setting that is locked keeps the first value that is not None from the layers and can
then neither be changed nor taken away.

Keywords: layered configuration with locked keys
Inputs: layers, a list of dictionaries from name to an integer or None; locked, a list of names; the result is a dictionary from name to integer
Requires: type(layers) is list and all(type(d) is dict and all(type(k) is str and (v is None or type(v) is int) for k, v in d.items()) for d in layers) and type(locked) is list and all(type(k) is str for k in locked)
Topic: merging dictionaries
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def layered_settings(layers, locked):
    merged = {}
    for layer in layers:
        for name, value in layer.items():
            if name in merged and name in locked:
                continue
            if value is None:
                merged.pop(name, None)
            else:
                merged[name] = value
    return merged


assert layered_settings([{"port": 80, "log": 1}, {"port": 90}], []) == {"port": 90, "log": 1}
assert layered_settings([{"port": 80, "log": 1}, {"port": 90, "log": None}], ["port"]) == {"port": 80}
assert layered_settings([{"log": 2}, {"log": None}], ["log"]) == {"log": 2}
assert layered_settings([{"log": None}, {"log": 3}, {"log": 4}], ["log"]) == {"log": 3}
assert layered_settings([{"ttl": 5}, {"ttl": None}, {"ttl": 6}], ["port"]) == {"ttl": 6}
assert layered_settings([], ["port"]) == {}
assert layered_settings([{"a": 0, "b": 0}, {"a": None, "b": 7}, {}], []) == {"b": 7}
assert layered_settings([{"a": 0}, {"a": 2, "b": 1}, {"b": 8, "c": None}], ["b", "a"]) == {"a": 0, "b": 1}
