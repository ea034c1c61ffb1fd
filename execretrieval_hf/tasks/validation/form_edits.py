"""Which filled fields of a saved form were changed or, behind a minus, emptied or dropped, alphabetically by
field?

Keywords: diff draft against submission inputs
Inputs: saved, a dictionary from field names to texts; sent, another one
Requires: type(saved) is dict and all(type(k) is str and type(v) is str for k, v in saved.items()) and type(sent) is dict and all(type(k) is str and type(v) is str for k, v in sent.items())
Topic: forms
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def form_edits(saved, sent):
    edits = []
    for field in sorted(saved):
        before = saved[field]
        after = sent.get(field, "")
        if before == "" or before == after:
            continue
        if after:
            edits.append(field)
        else:
            edits.append("-" + field)
    return edits


assert form_edits({"name": "Ann", "age": "7"}, {"name": "Anna", "age": "7"}) == ["name"]
assert form_edits({"name": "Ann", "age": "7"}, {"name": "Anna"}) == ["-age", "name"]
assert form_edits({"town": "Rye", "lane": "Elm"}, {"town": "", "lane": "Oak"}) == ["lane", "-town"]
assert form_edits({"town": "", "lane": "Elm"}, {"town": "Rye", "lane": ""}) == ["-lane"]
assert form_edits({"b": "1", "a": "2", "c": ""}, {"c": "", "b": "3", "a": "4"}) == ["a", "b"]
assert form_edits({"b": "1", "a": "2"}, {"d": "1"}) == ["-a", "-b"]
assert form_edits({"a": "x"}, {"a": "x", "b": "y"}) == []
assert form_edits({"": "x"}, {}) == ["-"]
assert form_edits({}, {"a": "1"}) == []
