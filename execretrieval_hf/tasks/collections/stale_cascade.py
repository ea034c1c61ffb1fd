"""Our site stores finished pages with the names of what they are made from, records or other pages. A change
drops every stored page made from the thing, those made from these and so on, but never a page of that thing's
name. Storing a page anew only replaces its names. I need the remaining pages alphabetically and how often
each was dropped, as a dictionary.

Keywords: cascading page cache invalidation
Inputs: events, a list of triples: "store", page and list of names, or "change", name and an empty list
Requires: type(events) is list and all(k in ("store", "change") and type(n) is str and type(u) is list and all(type(x) is str for x in u) for k, n, u in events)
Topic: caches
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def stale_cascade(events):
    stored = {}
    dropped = {}
    for kind, name, sources in events:
        if kind == "store":
            stored[name] = sources
            continue
        changed = [name]
        for source in changed:
            for page in sorted(stored):
                if source in stored[page] and page != name:
                    del stored[page]
                    dropped[page] = dropped.get(page, 0) + 1
                    changed.append(page)
    return sorted(stored), dropped


assert stale_cascade([("store", "home", ["news"]), ("store", "faq", ["help"]), ("change", "news", [])]) == (["faq"], {"home": 1})
assert stale_cascade([("store", "b", ["r"]), ("store", "a", ["b"]), ("change", "r", [])]) == ([], {"b": 1, "a": 1})
assert stale_cascade([("store", "a", ["r"]), ("store", "b", ["a"]), ("change", "a", [])]) == (["a"], {"b": 1})
assert stale_cascade([("store", "z", ["r"]), ("change", "r", []), ("store", "z", ["r"]), ("change", "r", [])]) == ([], {"z": 2})
assert stale_cascade([("store", "a", ["r"]), ("store", "a", ["s"]), ("change", "r", [])]) == (["a"], {})
assert stale_cascade([("change", "r", []), ("store", "z", ["r"]), ("store", "b", [])]) == (["b", "z"], {})
assert stale_cascade([("store", "a", ["b", "r"]), ("store", "b", ["a"]), ("change", "a", [])]) == (["a"], {"b": 1})
assert stale_cascade([("store", "a", ["a", "r"]), ("store", "c", ["r"]), ("change", "a", [])]) == (["a", "c"], {})
assert stale_cascade([]) == ([], {})
