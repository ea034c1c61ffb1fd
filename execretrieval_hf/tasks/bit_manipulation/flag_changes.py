"""Compare two readings of a status register: the names of the bits that came on and of those that went off, as
a pair of lists, each from the lowest bit up, or None for equal readings. The names are listed from bit 0 up; a
bit with an empty name is never reported, and one past the end of that list appears as in "bit9".

Keywords: named status register diff
Inputs: before and after, integers from 0; names, a list of strings
Requires: all(type(n) is int and 0 <= n < 2**64 for n in (before, after)) and type(names) is list and all(type(s) is str for s in names)
Topic: flags and masks
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def flag_changes(before, after, names):
    changed = before ^ after
    if changed == 0:
        return None
    raised, cleared = [], []
    for place in range(changed.bit_length()):
        if not changed >> place & 1:
            continue
        name = names[place] if place < len(names) else f"bit{place}"
        if name == "":
            continue
        if after >> place & 1:
            raised.append(name)
        else:
            cleared.append(name)
    return raised, cleared


assert flag_changes(1, 10, ["ready", "error", "", "busy"]) == (["error", "busy"], ["ready"])
assert flag_changes(0, 4, ["ready", "error", "", "busy"]) == ([], [])
assert flag_changes(5, 5, ["ready", "error", "", "busy"]) == None
assert flag_changes(0, 16, ["ready", "error", "", "busy"]) == (["bit4"], [])
assert flag_changes(24, 1, ["ready", "error", "", "busy"]) == (["ready"], ["busy", "bit4"])
assert flag_changes(8, 0, ["ready", "error", "", "busy"]) == ([], ["busy"])
assert flag_changes(3, 4, []) == (["bit2"], ["bit0", "bit1"])
assert flag_changes(2, 14, ["door", "pump", "fan", "lamp"]) == (["fan", "lamp"], [])
assert flag_changes(0, 0, []) == None
