"""Our file server reads access rules from the top. One applies if its group mask is 0 or shares a bit with the
user's; "allow" grants and "deny" refuses its bits not yet settled, and "stop" ends the reading. I need the
wanted bits granted and the position, from 0, of the first rule refusing a wanted bit, or -1.

Keywords: ordered allow deny mask rules
Inputs: wanted, a mask of permissions; member, a mask of the user's groups; rules, a list of triples of kind, group mask and permission mask
Requires: all(type(n) is int and 0 <= n < 256 for n in (wanted, member)) and type(rules) is list and all(type(r) is tuple and len(r) == 3 and r[0] in ("allow", "deny", "stop") and all(type(m) is int and 0 <= m < 256 for m in r[1:]) for r in rules)
Topic: flags and masks
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def resolve_rights(wanted, member, rules):
    granted = 0
    unsettled = wanted
    refused_at = -1
    for position, (kind, groups, bits) in enumerate(rules):
        if groups > 0 and groups & member == 0:
            continue
        if kind == "stop":
            break
        settled = unsettled & bits
        if kind == "allow":
            granted |= settled
        elif settled > 0 and refused_at < 0:
            refused_at = position
        unsettled &= ~settled
    return granted, refused_at


assert resolve_rights(0b111, 1, [("allow", 1, 0b001), ("deny", 0, 0b011), ("allow", 0, 0b110)]) == (0b101, 1)
assert resolve_rights(0b101, 4, [("deny", 4, 0b011)]) == (0, 0)
assert resolve_rights(0b100, 2, [("deny", 0, 0b011), ("allow", 3, 0b111)]) == (0b100, -1)
assert resolve_rights(0b011, 4, [("allow", 3, 0b011), ("stop", 0, 0), ("allow", 0, 0b011)]) == (0, -1)
assert resolve_rights(0b110, 1, [("deny", 1, 0b010), ("deny", 1, 0b100)]) == (0, 0)
assert resolve_rights(0b111, 2, [("stop", 1, 0b111), ("allow", 2, 0b111), ("deny", 0, 0b111)]) == (0b111, -1)
assert resolve_rights(0b011, 3, [("allow", 0, 0b001), ("deny", 0, 0b001), ("deny", 2, 0b110), ("allow", 0, 0b011)]) == (0b001, 2)
assert resolve_rights(0b1000, 0, [("deny", 1, 0b1000), ("allow", 0, 0b1100)]) == (0b1000, -1)
