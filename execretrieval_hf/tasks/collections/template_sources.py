"""Report for a page template from which template each of its settings comes, as a dictionary. Its own settings
come first, then its parent's, the grandparent's and so on, up to a given number of ancestors or to an unknown
one. A setting whose first value found is None is switched off and not reported.

Keywords: inherited template settings origin
Inputs: templates, a dictionary from name to a pair of parent and dictionary of settings; start, a name; ancestors, an integer
Requires: type(templates) is dict and all(type(n) is str and n and type(p) is str and type(s) is dict for n, (p, s) in templates.items()) and type(start) is str and type(ancestors) is int and ancestors >= 0
Topic: chains of references
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def template_sources(templates, start, ancestors):
    sources = {}
    name = start
    while name in templates and ancestors >= 0:
        parent, settings = templates[name]
        for key, value in settings.items():
            if key not in sources:
                sources[key] = "" if value is None else name
        name = parent
        ancestors -= 1
    return {key: origin for key, origin in sources.items() if origin}


assert template_sources({"p": ("q", {"ink": 1}), "q": ("", {"ink": 2, "gap": 3})}, "p", 1) == {"ink": "p", "gap": "q"}
assert template_sources({"p": ("q", {"ink": 1}), "q": ("", {"ink": 2, "gap": 3})}, "p", 0) == {"ink": "p"}
assert template_sources({"p": ("q", {"ink": None}), "q": ("", {"ink": 2, "gap": 3})}, "p", 4) == {"gap": "q"}
assert template_sources({"p": ("q", {"a": 1}), "q": ("r", {"b": 1}), "r": ("", {"b": 0, "c": 0})}, "q", 1) == {"b": "q", "c": "r"}
assert template_sources({"p": ("q", {"a": 1}), "q": ("r", {"b": 1}), "r": ("", {"b": 0, "c": 0})}, "p", 1) == {"a": "p", "b": "q"}
assert template_sources({"p": ("none", {"a": 0})}, "q", 3) == {}
assert template_sources({"p": ("none", {"font": 0})}, "p", 5) == {"font": "p"}
assert template_sources({"p": ("q", {"a": 2}), "q": ("p", {"a": None, "b": 0, "c": None})}, "q", 6) == {"b": "q"}
