"""Fold records of one device, oldest first, into a single dictionary. For each field that occurs, a rule says
what becomes of its values: max and min keep the largest and smallest, sum adds them up, first keeps the oldest,
and a field without a rule keeps the newest value.

Keywords: merge records by field rules
Inputs: records, a list of dictionaries from field to integer; rules, a dictionary from field to one of the texts "max", "min", "sum" and "first"
Requires: type(records) is list and all(type(r) is dict and all(type(k) is str and type(v) is int for k, v in r.items()) for r in records) and type(rules) is dict and all(type(k) is str and type(v) is str and v in ("max", "min", "sum", "first") for k, v in rules.items())
Topic: merging dictionaries
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def merge_by_rule(records, rules):
    folded = {}
    for record in records:
        for field, value in record.items():
            rule = rules.get(field)
            if field not in folded:
                folded[field] = value
            elif rule == "sum":
                folded[field] += value
            elif rule == "max":
                folded[field] = max(folded[field], value)
            elif rule == "min":
                folded[field] = min(folded[field], value)
            elif rule != "first":
                folded[field] = value
    return folded


assert merge_by_rule([{"temp": 4, "id": 7}, {"temp": 6}, {"temp": 5}], {"temp": "max"}) == {"temp": 6, "id": 7}
assert merge_by_rule([{"temp": 4}, {"temp": 6}, {"temp": 5, "id": 1}], {"temp": "min", "id": "sum"}) == {"temp": 4, "id": 1}
assert merge_by_rule([{"hits": 2}, {}, {"hits": 0}, {"hits": 3}], {"hits": "sum"}) == {"hits": 5}
assert merge_by_rule([{"born": 9}, {"born": 3, "mode": 1}, {"mode": 2}], {"born": "first"}) == {"born": 9, "mode": 2}
assert merge_by_rule([{"mode": 8}, {"mode": 3}], {"temp": "max"}) == {"mode": 3}
assert merge_by_rule([], {"temp": "max"}) == {}
assert merge_by_rule([{"a": -1, "b": -2, "c": -3}, {"a": -4, "b": -5, "c": -6}], {"a": "max", "b": "min", "c": "first"}) == {"a": -1, "b": -5, "c": -3}
assert merge_by_rule([{"a": 1}, {"a": 4, "b": 2}, {"b": 1}], {"a": "first", "b": "sum"}) == {"a": 1, "b": 3}
