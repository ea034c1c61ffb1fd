"""Make one citation of neighbouring ones such as [4][2] [3], which have at most blanks between them: its numbers
ascend, each comes once, and they are parted by a comma and a blank, but three or more consecutive ones are
given as the first and the last, joined by a hyphen, as in [2-4]. All other text stays as it is.

Keywords: merge adjacent numeric citation brackets
Inputs: text, a printable ASCII string; citations are numbers without leading zeros in square brackets
Requires: type(text) is str and re.fullmatch("[ -~]*", text) is not None and "[0" not in text
Topic: brackets
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

import re


def joined_citations(text):
    result = ""
    done = 0
    for match in re.finditer(r"\[\d+\](?: *\[\d+\])*", text):
        numbers = sorted({int(digits) for digits in re.findall(r"\d+", match[0])})
        parts = []
        start = 0
        while start < len(numbers):
            end = start
            while end + 1 < len(numbers) and numbers[end + 1] == numbers[end] + 1:
                end += 1
            if end - start >= 2:
                parts.append(f"{numbers[start]}-{numbers[end]}")
                start = end + 1
            else:
                parts.append(str(numbers[start]))
                start += 1
        result += text[done:match.start()] + "[" + ", ".join(parts) + "]"
        done = match.end()
    return result + text[done:]


assert joined_citations("as shown [4][2] [3].") == "as shown [2-4]."
assert joined_citations("[7][6] x [1]  [9]") == "[6, 7] x [1, 9]"
assert joined_citations("see [12], [13]") == "see [12], [13]"
assert joined_citations("[3][3]") == "[3]"
assert joined_citations("[1][2][4][5][6][8]") == "[1, 2, 4-6, 8]"
assert joined_citations("none [a] [1b]") == "none [a] [1b]"
assert joined_citations("[10] [9][2] [11] [1] end [5") == "[1, 2, 9-11] end [5"
assert joined_citations("[2][1]and[3]") == "[1, 2]and[3]"
assert joined_citations("[21][20][18][19][23][22]") == "[18-23]"
assert joined_citations("") == ""
