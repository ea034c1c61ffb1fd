"""List a named column below a semicolon-separated header line, None for empty or missing cells, empty list without
that column

Keywords: semicolon text column by title
Inputs: lines, a list of strings, the titles of the first one different; title, a string without semicolons
Requires: type(lines) is list and all(type(l) is str for l in lines) and type(title) is str and ";" not in title and title != "" and len(set("".join(lines[:1]).split(";"))) == "".join(lines[:1]).count(";") + 1
Topic: parsing records
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def pluck_column(lines, title):
    cells = []
    header = lines[0].split(";") if lines else []
    if title not in header:
        return cells
    place = header.index(title)
    for line in lines[1:]:
        parts = line.split(";")
        if place < len(parts) and parts[place] != "":
            cells.append(parts[place])
        else:
            cells.append(None)
    return cells


assert pluck_column(["id;level", "3;40", "4;55"], "level") == ["40", "55"]
assert pluck_column(["id;level", "3;", "4", "5;0"], "level") == [None, None, "0"]
assert pluck_column(["id;level", "3;40"], "depth") == []
assert pluck_column(["id;level;tide", "a;b;c", ";d", ""], "id") == ["a", None, None]
assert pluck_column(["x", "5", ""], "x") == ["5", None]
assert pluck_column(["a;b", "b;a", "a;b;c"], "b") == ["a", "b"]
assert pluck_column(["a;b;c", "1;2;3", "4;5", "6;7; "], "c") == ["3", None, " "]
assert pluck_column([], "id") == []
assert pluck_column(["no;id", "id;7", "8;id;9"], "id") == ["7", "id"]
