"""A witness noted a number plate with question marks for the characters she could not read. List the registered
plates, as registered, that have as many characters and differ from the note in at most the given number of
read ones, fewest differences first, equal ones as they come; case, blanks and hyphens do not count.

Keywords: match partly read licence plate
Inputs: noted, a string of letters, digits, question marks, blanks and hyphens; registered, a list of such strings without question marks; slips, an integer
Requires: type(noted) is str and re.fullmatch("[A-Za-z0-9? -]*", noted) is not None and type(registered) is list and all(type(p) is str and re.fullmatch("[A-Za-z0-9 -]*", p) is not None for p in registered) and type(slips) is int and slips >= 0
Topic: similarity
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def plate_suspects(noted, registered, slips):
    sought = noted.upper().replace(" ", "").replace("-", "")
    found = []
    for plate in registered:
        known = plate.upper().replace(" ", "").replace("-", "")
        if len(known) != len(sought):
            continue
        wrong = 0
        for seen, true in zip(sought, known):
            if seen != "?" and seen != true:
                wrong += 1
        if wrong <= slips:
            found.append((wrong, plate))
    found.sort(key=lambda pair: pair[0])
    return [plate for wrong, plate in found]


assert plate_suspects("B-K 12?", ["BK 123", "BK 1234", "BA-125"], 0) == ["BK 123"]
assert plate_suspects("B-K 12?", ["BA 125", "BK-123", "bk 129"], 1) == ["BK-123", "bk 129", "BA 125"]
assert plate_suspects("xy9", ["XY8", "X-Y 9", "XZ8", "X9"], 1) == ["X-Y 9", "XY8"]
assert plate_suspects("xy9", ["XZ8", "XY8", "AY9"], 2) == ["XY8", "AY9", "XZ8"]
assert plate_suspects("m?n", ["MAM", "NAN", "MANN"], 0) == []
assert plate_suspects("H AB 1", ["hab1", "HAC-1", "HA"], 1) == ["hab1", "HAC-1"]
assert plate_suspects("??", ["A1", "7", "--b2", "abc"], 0) == ["A1", "--b2"]
assert plate_suspects("no-77", ["NO 78", "ON77", "NO 77"], 2) == ["NO 77", "NO 78", "ON77"]
assert plate_suspects("q1", ["p2"], 1) == []
assert plate_suspects("z-?4", ["Z24", "Z-25", "A55"], 2) == ["Z24", "Z-25", "A55"]
