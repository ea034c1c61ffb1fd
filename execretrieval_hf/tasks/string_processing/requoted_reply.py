"""Mail programs wreck quoted replies. Each line begins with as many > as its level, perhaps with blanks before
and between. Join successive lines of one level and wrap their words anew: lines begin with the > signs, then
a blank if there are any, and are at most the width long unless a single word is longer. A line without words
stays, as its > signs alone, and parts its neighbours.

Keywords: rewrap quoted email reply
Inputs: lines, a list of strings; width, an integer
Requires: type(lines) is list and all(type(s) is str and re.fullmatch("[ -~]*", s) is not None for s in lines) and type(width) is int and width >= 1
Topic: text layout
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def requoted_reply(lines, width):
    blocks = []
    for line in lines:
        body = line.lstrip("> ")
        level = line[:len(line) - len(body)].count(">")
        words = body.split()
        if words and blocks and blocks[-1][0] == level and blocks[-1][1]:
            blocks[-1][1].extend(words)
        else:
            blocks.append((level, words))
    result = []
    for level, words in blocks:
        mark = ">" * level
        line = mark
        for word in words:
            if line != mark and len(line) + 1 + len(word) > width:
                result.append(line)
                line = mark
            if line:
                line += " "
            line += word
        result.append(line)
    return result


assert requoted_reply(["> one two", "> three", "yes"], 9) == ["> one two", "> three", "yes"]
assert requoted_reply(["> > deep quote", ">>more", "> top"], 12) == [">> deep", ">> quote", ">> more", "> top"]
assert requoted_reply(["a b", "c", "", "", "d"], 5) == ["a b c", "", "", "d"]
assert requoted_reply([">", "> x", ">", "> y z"], 20) == [">", "> x", ">", "> y z"]
assert requoted_reply(["ab cd", "ef"], 5) == ["ab cd", "ef"]
assert requoted_reply(["ab cd"], 4) == ["ab", "cd"]
assert requoted_reply(["> ab cd"], 7) == ["> ab cd"]
assert requoted_reply(["> toolongword x"], 6) == ["> toolongword", "> x"]
assert requoted_reply([" > a > b", "  c"], 8) == ["> a > b", "c"]
assert requoted_reply(["", "def bc a", "> def a", "> a"], 10) == ["", "def bc a", "> def a a"]
