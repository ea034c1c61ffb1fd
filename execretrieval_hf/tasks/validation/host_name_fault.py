"""Find the first bad label of a dotted server name, ignoring one dot at the very end, as a pair of its number
from 1 and the first word that applies: empty, long for more characters than allowed, character for any but
ASCII letters, digits and hyphens, hyphen for one at either end. An empty name is one empty label; if all are
good, return None.

Keywords: domain label syntax check
Inputs: name, a string; longest, the characters allowed in a label, an integer from 1
Requires: type(name) is str and name.isprintable() and type(longest) is int and longest >= 1
Topic: identifiers
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

import re


def host_name_fault(name, longest):
    if name.endswith("."):
        name = name[:-1]
    for number, label in enumerate(name.split("."), 1):
        if not label:
            return (number, "empty")
        if len(label) > longest:
            return (number, "long")
        if re.search(r"[^a-zA-Z0-9-]", label):
            return (number, "character")
        if label[0] == "-" or label[-1] == "-":
            return (number, "hyphen")
    return None


assert host_name_fault("Mail.ex-ample.org.", 7) == (2, "long")
assert host_name_fault("Mail.ex-ample.org.", 8) == None
assert host_name_fault("10.0.-0.7", 8) == (3, "hyphen")
assert host_name_fault("db..local", 6) == (2, "empty")
assert host_name_fault("db.local..", 6) == (3, "empty")
assert host_name_fault("a.b_c.-d", 5) == (2, "character")
assert host_name_fault("web.cdn.e_u", 3) == (3, "character")
assert host_name_fault("web-.cdn_", 9) == (1, "hyphen")
assert host_name_fault("7.x", 1) == None
assert host_name_fault("", 9) == (1, "empty")
