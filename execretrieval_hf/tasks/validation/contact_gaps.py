"""Name what an order's address sheet still lacks, in this order: "name"; "reach" if it has neither phone nor
email; then "street", "code" and "town", these only if the goods are to be delivered or at least one of the
three is given. A text of nothing but blanks is as good as none.

Keywords: missing customer address fields
Inputs: sheet, a dictionary from field names to texts; delivered, a boolean
Requires: type(sheet) is dict and all(type(k) is str and type(v) is str for k, v in sheet.items()) and type(delivered) is bool
Topic: contact data
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def contact_gaps(sheet, delivered):
    given = [field for field in sheet if sheet[field].strip()]
    gaps = []
    if "name" not in given:
        gaps.append("name")
    if "phone" not in given and "email" not in given:
        gaps.append("reach")
    missing = []
    for field in ("street", "code", "town"):
        if field not in given:
            missing.append(field)
    if delivered or len(missing) < 3:
        gaps += missing
    return gaps


assert contact_gaps({"name": "Ann", "phone": "12", "street": "Elm 1", "code": "07", "town": "Rye"}, True) == []
assert contact_gaps({"name": "Ann", "email": "a@b"}, False) == []
assert contact_gaps({"name": " ", "phone": "12"}, False) == ["name"]
assert contact_gaps({"name": "Ann", "phone": " ", "fax": "1"}, False) == ["reach"]
assert contact_gaps({"name": "Bo", "email": "b@c", "phone": "3"}, True) == ["street", "code", "town"]
assert contact_gaps({"name": "Bo", "email": "b@c", "town": "Rye"}, False) == ["street", "code"]
assert contact_gaps({"phone": "3", "street": "", "code": "  "}, False) == ["name"]
assert contact_gaps({"street": "Elm 1", "code": "07", "phone": "1"}, False) == ["name", "town"]
assert contact_gaps({}, False) == ["name", "reach"]
assert contact_gaps({}, True) == ["name", "reach", "street", "code", "town"]
