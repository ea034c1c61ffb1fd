"""Underline error spans (start from 0, exclusive end) by carets at all starts, tildes along the rest, blanks
elsewhere.

Keywords: underline error position caret tilde
Inputs: spans, a list of tuples of start and end, in any order, with the end beyond the start; the result has no blanks at its end
Requires: type(spans) is list and all(type(s) is tuple and len(s) == 2 and type(s[0]) is int and type(s[1]) is int and 0 <= s[0] < s[1] <= 200 for s in spans)
Topic: alignment
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def fault_markers(spans):
    marks = []
    for start, end in spans:
        while len(marks) < end:
            marks.append(" ")
        for place in range(start, end):
            if place == start:
                marks[place] = "^"
            elif marks[place] == " ":
                marks[place] = "~"
    return "".join(marks)


assert fault_markers([(2, 5)]) == "  ^~~"
assert fault_markers([(0, 1), (3, 5)]) == "^  ^~"
assert fault_markers([(4, 6), (0, 2)]) == "^~  ^~"
assert fault_markers([(1, 6), (3, 4)]) == " ^~^~~"
assert fault_markers([(3, 4), (1, 6)]) == " ^~^~~"
assert fault_markers([]) == ""
assert fault_markers([(0, 3), (2, 4), (2, 3)]) == "^~^~"
assert fault_markers([(7, 8)]) == "       ^"
