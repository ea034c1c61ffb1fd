"""Name all faults of a tube label, in this order: "site" if its first part is unknown, "number" unless the
second is whole, from 1 to a maximum and without leading zeros, "fraction" unless the third is one small
letter up to f. Parts are divided by slashes; anything but three gives just "parts".

Keywords: tube label site number fraction
Inputs: label, an ASCII string; sites, a list of strings; highest, a positive integer
Requires: type(label) is str and label.isascii() and type(sites) is list and all(type(s) is str for s in sites) and type(highest) is int and highest > 0
Topic: identifiers
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def specimen_faults(label, sites, highest):
    parts = label.split("/")
    if len(parts) != 3:
        return ["parts"]
    site, number, fraction = parts
    faults = []
    if site not in sites:
        faults.append("site")
    if not number.isdigit() or number[0] == "0" or int(number) > highest:
        faults.append("number")
    if len(fraction) != 1 or fraction not in "abcdef":
        faults.append("fraction")
    return faults


assert specimen_faults("KIEL/40/a", ["KIEL", "OSLO"], 40) == []
assert specimen_faults("KIEL/41/b", ["KIEL", "OSLO"], 40) == ["number"]
assert specimen_faults("OSLO/07/f", ["KIEL", "OSLO"], 40) == ["number"]
assert specimen_faults("kiel/1/g", ["KIEL"], 9) == ["site", "fraction"]
assert specimen_faults("BERN/1/c", ["KIEL"], 9) == ["site"]
assert specimen_faults("KIEL/9/ab", ["KIEL"], 9) == ["fraction"]
assert specimen_faults("KIEL//", ["KIEL"], 9) == ["number", "fraction"]
assert specimen_faults("BERN/x/A", [], 9) == ["site", "number", "fraction"]
assert specimen_faults("KIEL/3", ["KIEL"], 9) == ["parts"]
assert specimen_faults("KIEL/3/a/", ["KIEL"], 9) == ["parts"]
