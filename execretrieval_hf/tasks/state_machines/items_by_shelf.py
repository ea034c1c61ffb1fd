"""How many codes did I scan after each @ label, including empty ones, summing repeats, ignoring codes before any
label?

Keywords: stocktake scans per location
Inputs: scans, a list of non-empty strings in order, location labels beginning with @, all others being codes of items; the result is a dictionary from label, with its @, to number
Requires: type(scans) is list and all(type(s) is str and len(s) > 0 for s in scans)
Topic: scanners
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def items_by_shelf(scans):
    tally = {}
    current = ""
    for scan in scans:
        if scan[0] == "@":
            current = scan
            if current not in tally:
                tally[current] = 0
        elif current != "":
            tally[current] += 1
    return tally


assert items_by_shelf(["@A1", "cup", "mug", "@B2", "jar"]) == {"@A1": 2, "@B2": 1}
assert items_by_shelf(["cup", "@A1", "mug"]) == {"@A1": 1}
assert items_by_shelf(["@A1", "cup", "@B2", "@A1", "cup", "cup"]) == {"@A1": 3, "@B2": 0}
assert items_by_shelf(["@", "x@", "@@", "y", "z"]) == {"@": 1, "@@": 2}
assert items_by_shelf(["jar", "jar"]) == {}
assert items_by_shelf([]) == {}
assert items_by_shelf(["@C", "@C", "a", "@C", "b", "@D"]) == {"@C": 2, "@D": 0}
assert items_by_shelf(["@C", "@a", "@C", "c"]) == {"@C": 1, "@a": 0}
