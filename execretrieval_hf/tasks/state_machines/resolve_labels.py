"""Which address does each label of an assembler listing get, as a dictionary, cells being counted from 0?
Labels, each with a colon after it, begin a line; a semicolon begins a remark. A lone word takes one cell, one
with operands two, data one per value, and at goes on at the address after it. A label used twice makes the
result None.

Keywords: assembler label table first pass
Inputs: lines, a list of strings of words parted by blanks; labels are words of a to z
Requires: type(lines) is list and all(type(s) is str and re.fullmatch("([a-z]+: *)*(at [0-9]{1,4}|data( [0-9]{1,4})+|(?!at|data)[a-z]+( [a-z0-9]+)*)?( *;[a-z :;]*)?", s, re.A) for s in lines)
Topic: token parsers
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def resolve_labels(lines):
    addresses = {}
    address = 0
    for line in lines:
        words = line.split(";")[0].replace(":", ": ").split()
        while words and words[0][-1] == ":":
            label = words.pop(0)[:-1]
            if label in addresses:
                return None
            addresses[label] = address
        if not words:
            continue
        if words[0] == "at":
            address = int(words[1])
        elif words[0] == "data":
            address += len(words) - 1
        elif len(words) == 1:
            address += 1
        else:
            address += 2
    return addresses


assert resolve_labels(["start: load x", "halt", "x: data 7"]) == {'start': 0, 'x': 3}
assert resolve_labels(["a:", "b: nop", "c:d: jump a ; e: back", "f: nop"]) == {'a': 0, 'b': 0, 'c': 1, 'd': 1, 'f': 3}
assert resolve_labels(["data 5 6 7", "sum: at 20", "out: halt", "end:"]) == {'sum': 3, 'out': 20, 'end': 21}
assert resolve_labels(["a: nop", "b: nop", "a: halt"]) == None
assert resolve_labels(["at 100", "k: add k l ;two", "l: nop ; one", "m:"]) == {'k': 100, 'l': 102, 'm': 103}
assert resolve_labels([]) == {}
assert resolve_labels(["; p: nop", "q: q:"]) == None
assert resolve_labels(["x: halt", "; y:", "data 1", "z: data 2 3", "w: at 4", "v: stop 1"]) == {'x': 0, 'z': 2, 'w': 4, 'v': 4}
assert resolve_labels(["at 9", "tab: data 4 4", "at 9", "two: wait", "one:"]) == {'tab': 9, 'two': 9, 'one': 10}
