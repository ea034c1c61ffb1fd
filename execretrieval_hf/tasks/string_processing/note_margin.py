"""Remarks at the ends of our script lines should all begin in one column, two blanks behind the longest code
that has a remark. A remark runs from the first # outside single quotes to the end of its line, where open
quotes end too; blanks before it do not count as code, indentation does. Lines without a remark, or with only
blanks before it, stay as typed.

Keywords: align trailing comments
Inputs: lines, a list of printable ASCII strings
Requires: type(lines) is list and all(type(s) is str and re.fullmatch("[ -~]*", s) is not None for s in lines)
Topic: alignment
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def note_margin(lines):
    cuts = []
    longest = 0
    for line in lines:
        quoted = False
        cut = 0
        for place, sign in enumerate(line):
            if sign == "'":
                quoted = not quoted
            elif sign == "#" and not quoted:
                cut = place
                break
        cuts.append(cut)
        longest = max(longest, len(line[:cut].rstrip()))
    result = []
    for line, cut in zip(lines, cuts):
        code = line[:cut].rstrip()
        if code:
            line = code.ljust(longest + 2) + line[cut:]
        result.append(line)
    return result


assert note_margin(["x = 1 # one", "y = 22# two"]) == ["x = 1   # one", "y = 22  # two"]
assert note_margin(["a# n", "longer line ", "  # alone"]) == ["a  # n", "longer line ", "  # alone"]
assert note_margin(["p '#' # q", "rs   #t #u"]) == ["p '#'  # q", "rs     #t #u"]
assert note_margin(["k 'open # no", "m #yes"]) == ["k 'open # no", "m  #yes"]
assert note_margin(["  go#", "#"]) == ["  go  #", "#"]
assert note_margin([]) == []
assert note_margin(["f 'a' 'b'#", "g''  ## '"]) == ["f 'a' 'b'  #", "g''        ## '"]
assert note_margin(["plain", ""]) == ["plain", ""]
