"""An import file holds batches: a line H;name, then lines D;amount, then a line T;lines;sum that should repeat the
number of D lines and the sum of their amounts. List (name, sum) per batch in file order, sum None if the T line
has either figure wrong or the next H or the end comes first. A line X drops the batch it is in. Lines outside a
batch are ignored.

Keywords: batch file trailer check
Inputs: lines, a list of strings of the forms H;name, D;integer, X and T;integer;integer
Requires: type(lines) is list and all(type(l) is str and re.fullmatch("H;[a-z]*|D;-?[0-9]+|X|T;[0-9]+;-?[0-9]+", l) for l in lines)
Topic: parsing records
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def audited_batches(lines):
    batches = []
    amounts = None
    for line in lines:
        kind, *cells = line.split(";")
        if kind == "H":
            batches.append((cells[0], None))
            amounts = []
        elif amounts is None:
            continue
        elif kind == "D":
            amounts.append(int(cells[0]))
        elif kind == "X":
            batches.pop()
            amounts = None
        else:
            count, total = int(cells[0]), int(cells[1])
            if count == len(amounts) and total == sum(amounts):
                batches[-1] = (batches[-1][0], total)
            amounts = None
    return batches


assert audited_batches(["H;a", "D;5", "D;7", "T;2;12"]) == [("a", 12)]
assert audited_batches(["H;a", "D;5", "T;2;5", "H;b", "D;3", "T;1;3"]) == [("a", None), ("b", 3)]
assert audited_batches(["H;a", "D;5", "T;1;6", "H;c", "T;0;0"]) == [("a", None), ("c", 0)]
assert audited_batches(["H;a", "D;1", "H;b", "D;2", "T;1;2"]) == [("a", None), ("b", 2)]
assert audited_batches(["D;4", "T;1;4", "X"]) == []
assert audited_batches(["H;a", "D;9"]) == [("a", None)]
assert audited_batches(["T;0;0", "D;2", "H;z", "D;-2", "D;5", "T;2;3", "D;8", "T;3;11"]) == [("z", 3)]
assert audited_batches(["H;q", "D;2", "T;0;2", "T;1;2"]) == [("q", None)]
assert audited_batches(["H;a", "D;1", "T;1;1", "X", "H;b", "D;4", "X", "T;1;4"]) == [("a", 1)]
assert audited_batches(["H;k", "D;3", "X", "H;m", "D;3", "D;3", "T;1;6"]) == [("m", None)]
