"""Which serial numbers, compared without case and hyphens, repeat, each once in its first spelling, ordered
by second occurrence?

Keywords: duplicate serial numbers ignoring case hyphens
Inputs: serials, a list of strings of letters, digits and hyphens
Requires: type(serials) is list and all(type(s) is str and re.fullmatch('[A-Za-z0-9-]+', s) for s in serials)
Topic: identifiers
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def cloned_serials(serials):
    spelling = {}
    counts = {}
    cloned = []
    for serial in serials:
        key = serial.replace("-", "").lower()
        counts[key] = counts.get(key, 0) + 1
        if counts[key] == 1:
            spelling[key] = serial
        elif counts[key] == 2:
            cloned.append(spelling[key])
    return cloned


assert cloned_serials(["AB-12", "c7", "ab12"]) == ["AB-12"]
assert cloned_serials(["c7", "x1", "X1", "C-7"]) == ["x1", "c7"]
assert cloned_serials(["K9", "k9", "k-9"]) == ["K9"]
assert cloned_serials(["A1", "B1"]) == []
assert cloned_serials(["12-3", "1-23", "4", "4", "123"]) == ["12-3", "4"]
assert cloned_serials(["m4", "M-4", "q", "Q", "m4"]) == ["m4", "q"]
assert cloned_serials(["Z-Z", "zy"]) == []
assert cloned_serials(["b-", "a", "A", "B", "b"]) == ["a", "b-"]
