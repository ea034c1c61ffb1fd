"""Two proofreaders mark changes in an article as start, exclusive end and new text, all counted in the
original. Apply them in order of start, equal starts in the order given, but skip any that begins before the
end of the last one applied or reaches beyond the text. I need the new text and the number skipped.

Keywords: apply text edits by offset
Inputs: text, a string; changes, a list of tuples of start, end and the string to put there, with start from 0 and end not below start; places count from 0; equal start and end is an insertion; the result is a pair
Requires: type(text) is str and type(changes) is list and all(type(c) is tuple and len(c) == 3 and type(c[0]) is int and type(c[1]) is int and type(c[2]) is str and 0 <= c[0] <= c[1] for c in changes)
Topic: replacing
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def proofread(text, changes):
    result = ""
    done = 0
    skipped = 0
    for start, end, new in sorted(changes, key=lambda change: change[0]):
        if start < done or end > len(text):
            skipped += 1
            continue
        result += text[done:start] + new
        done = end
    return (result + text[done:], skipped)


assert proofread("the red bus", [(4, 7, "blue")]) == ("the blue bus", 0)
assert proofread("abcdef", [(3, 5, "X"), (0, 2, "Y")]) == ("YcXf", 0)
assert proofread("abcdef", [(1, 4, "-"), (3, 5, "?"), (4, 6, "+")]) == ("a-+", 1)
assert proofread("abc", [(1, 1, "z"), (1, 1, "a")]) == ("azabc", 0)
assert proofread("abc", [(2, 4, "Q"), (3, 3, "!"), (4, 4, "R")]) == ("abc!", 2)
assert proofread("", [(0, 0, "new"), (0, 1, "x")]) == ("new", 1)
assert proofread("abc", [(1, 3, "k"), (1, 2, "m"), (2, 2, "n")]) == ("ak", 2)
assert proofread("plain", []) == ("plain", 0)
