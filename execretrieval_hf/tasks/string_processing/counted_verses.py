"""Mark every nth line of a poem with its number, as in "word (5)", without counting blank lines.

Keywords: verse numbers every fifth line
Inputs: lines, a list of strings; every, an integer of at least 1
Requires: type(lines) is list and all(type(s) is str and re.fullmatch("[ -~]*", s) is not None for s in lines) and type(every) is int and every >= 1
Topic: text layout
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def counted_verses(lines, every):
    number = 0
    result = []
    for line in lines:
        if line.strip():
            number += 1
            if number % every == 0:
                line = f"{line} ({number})"
        result.append(line)
    return result


assert counted_verses(["a", "b", "c", "d"], 2) == ["a", "b (2)", "c", "d (4)"]
assert counted_verses(["a", "", "b", "  ", "c"], 3) == ["a", "", "b", "  ", "c (3)"]
assert counted_verses(["x", "y"], 1) == ["x (1)", "y (2)"]
assert counted_verses(["x", "y"], 3) == ["x", "y"]
assert counted_verses(["", "p"], 1) == ["", "p (1)"]
assert counted_verses([], 4) == []
assert counted_verses(["q", " ", "q", "q", "q"], 4) == ["q", " ", "q", "q", "q (4)"]
assert counted_verses(["o", "t", " th", "", "f", "i", "s"], 3) == ["o", "t", " th (3)", "", "f", "i", "s (6)"]
