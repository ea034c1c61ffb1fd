"""Lower-case a text, drop its blanks and give the longest piece directly followed by itself, leftmost on
ties, or "".

Keywords: longest tandem repeat
Inputs: text, an ASCII string
Requires: type(text) is str and text.isascii()
Topic: runs and repeats
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def doubled_piece(text):
    signs = text.lower().replace(" ", "")
    for size in range(len(signs) // 2, 0, -1):
        matched = 0
        for place in range(len(signs) - size):
            if signs[place] == signs[place + size]:
                matched += 1
            else:
                matched = 0
            if matched == size:
                return signs[place + 1 - size:place + 1]
    return ""


assert doubled_piece("banana") == "an"
assert doubled_piece("Bon bon") == "bon"
assert doubled_piece("xaabba") == "a"
assert doubled_piece("abcab") == ""
assert doubled_piece("1212 12") == "12"
assert doubled_piece("k K") == "k"
assert doubled_piece("") == ""
assert doubled_piece("ppqrsqrs") == "qrs"
assert doubled_piece("cdcdcefcef") == "cef"
