"""Our till exports one flat list of (field, value) pairs without marks between the receipts. Split it into
dictionaries: a new one begins whenever a field comes that the present one already has. A pair with an empty field
continues the value just before it, joined on with a blank. Leave out receipts that lack the key field.

Keywords: group key value pairs into records
Inputs: pairs, a list of pairs of strings, the first with a non-empty field; key, the key field, a non-empty string
Requires: type(pairs) is list and all(type(p) is tuple and len(p) == 2 and type(p[0]) is str and type(p[1]) is str for p in pairs) and (pairs == [] or pairs[0][0] != "") and type(key) is str and key != ""
Topic: reshaping
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def regroup_fields(pairs, key):
    receipts = []
    current = {}
    latest = None
    for field, value in pairs:
        if field == "":
            current[latest] += " " + value
            continue
        if field in current:
            receipts.append(current)
            current = {}
        current[field] = value
        latest = field
    receipts.append(current)
    return [receipt for receipt in receipts if key in receipt]


assert regroup_fields([("no", "7"), ("sum", "20"), ("no", "8"), ("sum", "5")], "no") == [{"no": "7", "sum": "20"}, {"no": "8", "sum": "5"}]
assert regroup_fields([("no", "7"), ("memo", "two"), ("", "red"), ("", "cups"), ("sum", "9")], "no") == [{"no": "7", "memo": "two red cups", "sum": "9"}]
assert regroup_fields([("sum", "3"), ("sum", "4"), ("no", "1")], "no") == [{"sum": "4", "no": "1"}]
assert regroup_fields([], "no") == []
assert regroup_fields([("sum", "3"), ("memo", "x")], "no") == []
assert regroup_fields([("no", "1"), ("no", "2"), ("", "b"), ("no", "3")], "no") == [{"no": "1"}, {"no": "2 b"}, {"no": "3"}]
assert regroup_fields([("sum", "5"), ("no", "4"), ("memo", "a"), ("no", "6"), ("memo", "c")], "sum") == [{"sum": "5", "no": "4", "memo": "a"}]
assert regroup_fields([("memo", ""), ("", ""), ("no", "2")], "memo") == [{"memo": " ", "no": "2"}]
