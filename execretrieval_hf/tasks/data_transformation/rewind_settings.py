"""Undo a settings log of (minute, key, old value) from a given minute on, latest first, None removing the key

Keywords: roll back configuration by log
Inputs: settings, a dictionary from strings to integers; log, a list of (integer, string, integer or None) tuples in order of time; since, an integer
Requires: type(settings) is dict and all(type(k) is str and type(v) is int for k, v in settings.items()) and type(log) is list and all(type(e) is tuple and len(e) == 3 and type(e[0]) is int and type(e[1]) is str and type(e[2]) in (int, type(None)) for e in log) and [e[0] for e in log] == sorted(e[0] for e in log) and type(since) is int
Topic: change logs
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def rewind_settings(settings, log, since):
    restored = dict(settings)
    for minute, key, old in reversed(log):
        if minute < since:
            continue
        if old is None:
            restored.pop(key, None)
        else:
            restored[key] = old
    return restored


assert rewind_settings({"fan": 3}, [(5, "fan", 1), (8, "fan", 2)], 6) == {"fan": 2}
assert rewind_settings({"fan": 3}, [(5, "fan", 1), (8, "fan", 2)], 5) == {"fan": 1}
assert rewind_settings({"fan": 3, "lamp": 1}, [(4, "lamp", None)], 4) == {"fan": 3}
assert rewind_settings({"fan": 3, "lamp": 1}, [(4, "lamp", None)], 5) == {"fan": 3, "lamp": 1}
assert rewind_settings({}, [(1, "pump", 7)], 0) == {"pump": 7}
assert rewind_settings({}, [], 3) == {}
assert rewind_settings({"a": 1}, [(2, "b", None), (2, "b", 6), (3, "a", 0)], 2) == {"a": 0}
assert rewind_settings({"b": 2}, [(1, "a", 4), (6, "c", None), (7, "b", 9)], 2) == {"b": 9}
