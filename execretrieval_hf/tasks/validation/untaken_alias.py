"""Cut a handle to n characters. If that is already taken, ignoring case, append the lowest number from 2 that
makes it unique, first cutting the handle only as far as needed to stay within n characters.

Keywords: shorten handle lowest free number
Inputs: wanted, a non-empty string; taken, a list of strings; limit, an integer from 2
Requires: type(wanted) is str and wanted.isalpha() and type(taken) is list and all(type(s) is str for s in taken) and type(limit) is int and 2 <= limit <= 100
Topic: identifiers
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def untaken_alias(wanted, taken, limit):
    used = [name.lower() for name in taken]
    handle = wanted[:limit]
    number = 1
    while handle.lower() in used:
        number += 1
        suffix = str(number)
        handle = wanted[:limit - len(suffix)] + suffix
    return handle


assert untaken_alias("gardener", [], 6) == "garden"
assert untaken_alias("gardener", ["garden"], 6) == "garde2"
assert untaken_alias("gardener", ["GARDEN", "Garde2"], 6) == "garde3"
assert untaken_alias("Moss", ["fern"], 4) == "Moss"
assert untaken_alias("Moss", ["moss"], 9) == "Moss2"
assert untaken_alias("Moss", ["moss", "mos2"], 4) == "Mos3"
assert untaken_alias("ox", ["ox", "o2", "o3"], 2) == "o4"
assert untaken_alias("ox", ["ox", "ox2", "ox4"], 3) == "ox3"
assert untaken_alias("fern", ["fe", "fern"], 3) == "fer"
assert untaken_alias("oak", ["oa", "o2", "o3", "o4", "o5", "o6", "o7", "o8", "o9"], 2) == "10"
