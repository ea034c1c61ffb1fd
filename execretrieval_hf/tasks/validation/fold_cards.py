"""Some clients sit twice in our address book. Make one entry of two: a field lacking or empty in one takes
the other's text, and of texts alike apart from case and blanks the longer one stays, the first one's if
equally long. If other fields disagree, list their names alphabetically instead.

Keywords: merge duplicate contact records
Inputs: first, a dictionary from field names to texts; second, another one
Requires: type(first) is dict and all(type(k) is str and type(v) is str for k, v in first.items()) and type(second) is dict and all(type(k) is str and type(v) is str for k, v in second.items())
Topic: contact data
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def fold_cards(first, second):
    folded = dict(first)
    clashes = []
    for field, text in second.items():
        own = first.get(field, "")
        same = own.lower().replace(" ", "") == text.lower().replace(" ", "")
        if own and text and not same:
            clashes.append(field)
        elif len(text) > len(own):
            folded[field] = text
        else:
            folded[field] = own
    return sorted(clashes) or folded


assert fold_cards({"name": "Jo Ray", "fax": ""}, {"name": "joray", "fax": "12"}) == {"name": "Jo Ray", "fax": "12"}
assert fold_cards({"name": "joray"}, {"name": "Jo Ray"}) == {"name": "Jo Ray"}
assert fold_cards({"town": "RYE"}, {"town": "Rye", "code": "7"}) == {"town": "RYE", "code": "7"}
assert fold_cards({"town": "", "code": "7"}, {"town": "Rye", "code": ""}) == {"town": "Rye", "code": "7"}
assert fold_cards({"town": "Rye", "code": "7"}, {"town": "Ryde", "code": "8"}) == ["code", "town"]
assert fold_cards({"a": "1", "b": "2", "c": "3"}, {"a": "1", "c": "4", "d": "5"}) == ["c"]
assert fold_cards({}, {"mail": ""}) == {"mail": ""}
assert fold_cards({"tel": "1 2"}, {}) == {"tel": "1 2"}
assert fold_cards({"n": "Al"}, {"n": "A  L"}) == {"n": "A  L"}
