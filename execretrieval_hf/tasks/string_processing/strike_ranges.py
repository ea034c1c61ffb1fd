"""Cut ranges of characters, given by start from 0 and exclusive end, out of a record and leave a note of each
gap: ranges that overlap or touch become one, parts beyond the end of the text are ignored, and what then
remains of a range, if anything, gives way to its length in square brackets, as in [12], or to that many x if
there are fewer than four.

Keywords: redact character offsets merge spans
Inputs: text, a string; ranges, a list of tuples of start and end, start not above end, in any order
Requires: type(text) is str and type(ranges) is list and all(type(r) is tuple and len(r) == 2 and type(r[0]) is int and type(r[1]) is int and 0 <= r[0] <= r[1] for r in ranges)
Topic: redaction
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def strike_ranges(text, ranges):
    gone = [False] * (len(text) + 1)
    for start, end in ranges:
        for place in range(start, min(end, len(text))):
            gone[place] = True
    result = ""
    length = 0
    for place, struck in enumerate(gone):
        if struck:
            length += 1
            continue
        if length >= 4:
            result += f"[{length}]"
        elif length > 0:
            result += "x" * length
        length = 0
        result += text[place:place + 1]
    return result


assert strike_ranges("born 1980 in Ulm", [(5, 9), (13, 16)]) == "born [4] in xxx"
assert strike_ranges("abcdefgh", [(4, 6), (1, 4)]) == "a[5]gh"
assert strike_ranges("abcdefgh", [(2, 5), (3, 4), (6, 7)]) == "abxxxfxh"
assert strike_ranges("abcd", [(2, 9), (7, 8)]) == "abxx"
assert strike_ranges("abcd", [(1, 1), (4, 4)]) == "abcd"
assert strike_ranges("", [(0, 3)]) == ""
assert strike_ranges("abcdef", [(0, 2), (0, 6)]) == "[6]"
assert strike_ranges("abcdefghij", [(0, 1), (2, 6)]) == "xb[4]ghij"
