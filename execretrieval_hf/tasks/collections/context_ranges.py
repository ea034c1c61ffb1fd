"""List the numbers, from 1, of the lines to show around those that contain a given text in the same case, except
comments, lines beginning with a hash: each found line with up to one number of lines before and another after
it. Merge what overlaps or follows directly, ignore all but a number of first finds, and write a range as 3-7, a
single line as 5.

Keywords: grep context line ranges
Inputs: lines, a list of texts; word, the text to find, not empty; before, after and most, integers from 0, most being the number of finds; the result is a list of texts
Requires: type(lines) is list and all(type(t) is str for t in lines) and type(word) is str and len(word) > 0 and type(before) is type(after) is type(most) is int and before >= 0 and after >= 0 and most >= 0
Topic: windows and chunks
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def context_ranges(lines, word, before, after, most):
    spans = []
    finds = 0
    for number, line in enumerate(lines, 1):
        if line.startswith("#") or word not in line:
            continue
        if finds == most:
            break
        finds += 1
        first = max(1, number - before)
        final = min(len(lines), number + after)
        if spans and first <= spans[-1][1] + 1:
            first = spans.pop()[0]
        spans.append((first, final))
    texts = []
    for first, final in spans:
        if first == final:
            texts.append(str(first))
        else:
            texts.append(str(first) + "-" + str(final))
    return texts


assert context_ranges(["a", "b", "fox", "c", "d"], "fox", 1, 1, 9) == ["2-4"]
assert context_ranges(["fox", "b", "c", "d", "foxes"], "fox", 1, 1, 9) == ["1-2", "4-5"]
assert context_ranges(["fox", "b", "c", "fox", "e"], "fox", 1, 1, 9) == ["1-5"]
assert context_ranges(["fox", "b", "c", "fox", "e", "fox"], "fox", 0, 0, 2) == ["1", "4"]
assert context_ranges(["#fox", "b", "Fox", " # fox", "e", "f"], "fox", 2, 1, 5) == ["2-5"]
assert context_ranges(["x", "x", "y", "x"], "x", 0, 0, 9) == ["1-2", "4"]
assert context_ranges(["x", "y", "x", "x"], "x", 0, 0, 4) == ["1", "3-4"]
assert context_ranges(["x", "y"], "x", 3, 3, 0) == []
assert context_ranges(["p", "q", "r", "s", "t q"], "q", 0, 2, 2) == ["2-5"]
