"""List what differs between two nested configuration dictionaries as dotted key paths, alphabetically by key at
each level, led by + if only the second has the key, - if only the first and ~ if the values are unequal. Two
dictionaries under one key are compared key by key down to so many levels, the outermost being 1, deeper ones as
plain values. Fewer than one level gives None.

Keywords: compare nested configs dotted paths
Inputs: old and new, nested dictionaries with string keys; levels, an integer
Requires: type(old) is dict and type(new) is dict and all(type(k) is str and (type(v) is not dict or all(type(n) is str for n in v)) for d in (old, new) for k, v in d.items()) and type(levels) is int
Topic: nested structures
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def settings_drift(old, new, levels):
    if levels < 1:
        return None
    drift = []
    for key in sorted(old.keys() | new.keys()):
        if key not in new:
            drift.append("-" + key)
        elif key not in old:
            drift.append("+" + key)
        elif old[key] != new[key]:
            nested = isinstance(old[key], dict) and isinstance(new[key], dict)
            if nested and levels > 1:
                for line in settings_drift(old[key], new[key], levels - 1):
                    drift.append(line[0] + key + "." + line[1:])
            else:
                drift.append("~" + key)
    return drift


assert settings_drift({"port": 80, "host": "a"}, {"host": "b", "user": "c"}, 1) == ["~host", "-port", "+user"]
assert settings_drift({"db": {"port": 1, "name": "x"}}, {"db": {"port": 2, "ssl": 1}}, 2) == ["-db.name", "~db.port", "+db.ssl"]
assert settings_drift({"db": {"port": 1}, "log": 3}, {"db": {"port": 2}, "log": 3}, 1) == ["~db"]
assert settings_drift({"a": 1}, {"a": 2}, 0) == None
assert settings_drift({"a": {"b": {"c": 1}}}, {"a": {"b": {"c": 2}}}, 2) == ["~a.b"]
assert settings_drift({"a": {"b": {"c": 1}}}, {"a": {"b": {}}}, 3) == ["-a.b.c"]
assert settings_drift({"a": {"b": 1}, "c": {}}, {"a": 1, "c": 5}, 4) == ["~a", "~c"]
assert settings_drift({}, {"n": {"m": 1}}, 5) == ["+n"]
assert settings_drift({"x": {"y": [1]}}, {"x": {"y": [1]}}, 3) == []
assert settings_drift({"a": 3}, {"a": {"b": 1}}, 2) == ["~a"]
