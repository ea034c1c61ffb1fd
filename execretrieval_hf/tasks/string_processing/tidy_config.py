"""In a configuration file, line up the first equals signs of every block of neighbouring settings: a setting,
that is a line with such a sign, becomes its trimmed name, filled up to the longest name of the block, a
blank, the sign, a blank and its trimmed value, without blanks at the end. Lines beginning with # stay as they
are and do not end a block; all others stay and do.

Keywords: align equals signs config file
Inputs: lines, a list of printable ASCII strings
Requires: type(lines) is list and all(type(s) is str and re.fullmatch("[ -~]*", s) is not None for s in lines)
Topic: alignment
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def tidy_config(lines):
    aligned = list(lines)
    block = []

    def finish():
        longest = max((len(name) for place, name, value in block), default=0)
        for place, name, value in block:
            aligned[place] = f"{name.ljust(longest)} = {value}".rstrip()
        block.clear()

    for place, line in enumerate(lines):
        if line.startswith("#"):
            continue
        name, sign, value = line.partition("=")
        if sign:
            block.append((place, name.strip(), value.strip()))
        else:
            finish()
    finish()
    return aligned


assert tidy_config(["port=80", "host = a"]) == ["port = 80", "host = a"]
assert tidy_config(["id=1", "colour=red", "", "x=2"]) == ["id     = 1", "colour = red", "", "x = 2"]
assert tidy_config(["k=1", "# long name = 3", "name  =2"]) == ["k    = 1", "# long name = 3", "name = 2"]
assert tidy_config(["a=b=c", "[part]", "title=  x "]) == ["a = b=c", "[part]", "title = x"]
assert tidy_config([" #p=1", "q="]) == ["#p = 1", "q  ="]
assert tidy_config(["=v", "ab =w"]) == ["   = v", "ab = w"]
assert tidy_config(["free text "]) == ["free text "]
assert tidy_config([]) == []
