"""Write settings as a list of INI lines "name = value": first the plain ones, then for each dictionary among them
"[name]" followed by its own. True and false become yes and no, lists are joined by ", ", and None is left out,
as is a dictionary from which no line comes or that lies in another. All else keeps its order.

Keywords: nested dictionary as INI file
Inputs: settings, a dictionary from strings to strings, integers, booleans, None, lists of strings and such dictionaries
Requires: type(settings) is dict and all(type(k) is str and type(v) in (str, int, bool, type(None), list, dict) for k, v in settings.items()) and all(type(i) is str for v in settings.values() if type(v) is list for i in v) and all(type(k) is str and k != "" and type(w) in (str, int, bool, type(None), dict) for v in settings.values() if type(v) is dict for k, w in v.items()) and "" not in settings
Topic: format conversion
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def ini_sections(settings):
    lines = []
    sections = [("", settings)]
    sections += [(name, inner) for name, inner in settings.items() if isinstance(inner, dict)]
    for title, values in sections:
        body = []
        for name, value in values.items():
            if value is None or isinstance(value, dict):
                continue
            if isinstance(value, bool):
                value = "yes" if value else "no"
            elif isinstance(value, list):
                value = ", ".join(value)
            body.append(name + " = " + str(value))
        if title and body:
            lines.append("[" + title + "]")
        lines += body
    return lines


assert ini_sections({"net": {"port": 80}, "debug": True}) == ["debug = yes", "[net]", "port = 80"]
assert ini_sections({"a": False, "b": None, "c": ["x", "y"]}) == ["a = no", "c = x, y"]
assert ini_sections({"empty": {}, "gone": {"k": None}, "n": 0}) == ["n = 0"]
assert ini_sections({}) == []
assert ini_sections({"s": {"deep": {"z": 1}, "on": True, "off": False}}) == ["[s]", "on = yes", "off = no"]
assert ini_sections({"b": {"y": 2, "x": 1}, "a": {"x": "t"}}) == ["[b]", "y = 2", "x = 1", "[a]", "x = t"]
assert ini_sections({"list": [], "v": "", "w": {"q": ""}}) == ["list = ", "v = ", "[w]", "q = "]
assert ini_sections({"m": {"d": {}}, "t": 1}) == ["t = 1"]
