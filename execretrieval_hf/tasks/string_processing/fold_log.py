"""A service writes the same few lines over and over into its log. From the top, whenever the next block of at
most a given number of lines is directly repeated, keep it once, followed by a line like "(3 times)" for three
copies, and skip the repetitions; of several block lengths the one covering most lines in all wins, the
shortest on ties.

Keywords: collapse repeated log blocks
Inputs: lines, a list of strings; most, the greatest length of a block
Requires: type(lines) is list and all(type(s) is str for s in lines) and type(most) is int and most >= 1
Topic: runs and repeats
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def fold_log(lines, most):
    folded = []
    place = 0
    while place < len(lines):
        size = 1
        copies = 1
        for length in range(1, most + 1):
            block = lines[place:place + length]
            count = 1
            after = place + length
            while after < len(lines) and lines[after:after + length] == block:
                count += 1
                after += length
            if count > 1 and (copies == 1 or count * length > copies * size):
                size = length
                copies = count
        folded.extend(lines[place:place + size])
        if copies > 1:
            folded.append(f"({copies} times)")
        place += size * copies
    return folded


assert fold_log(["up", "up", "up", "ok"], 1) == ["up", "(3 times)", "ok"]
assert fold_log(["a", "b", "a", "b", "c"], 2) == ["a", "b", "(2 times)", "c"]
assert fold_log(["b", "a", "a", "b"], 2) == ["b", "a", "(2 times)", "b"]
assert fold_log(["a", "b", "a", "b"], 1) == ["a", "b", "a", "b"]
assert fold_log(["x", "x", "y", "x", "x", "y"], 3) == ["x", "x", "y", "(2 times)"]
assert fold_log(["k", "k", "k", "k"], 2) == ["k", "(4 times)"]
assert fold_log(["m", "n", "o", "m", "n", "o", "m"], 4) == ["m", "n", "o", "(2 times)", "m"]
assert fold_log([], 2) == []
assert fold_log(["p", "p", "p", "q", "p", "q"], 2) == ["p", "(3 times)", "q", "p", "q"]
