"""How many > signs start the most deeply quoted line of a mail, with blanks before or between them allowed?

Keywords: mail quote depth
Inputs: lines, a list of strings; the result is an integer, 0 if nothing is quoted
Requires: type(lines) is list and all(type(line) is str for line in lines)
Topic: token parsers
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def deepest_reply(lines):
    deepest = 0
    for line in lines:
        depth = 0
        for char in line:
            if char == ">":
                depth += 1
            elif char != " ":
                break
        deepest = max(deepest, depth)
    return deepest


assert deepest_reply(["Hello", "> yes", ">> no", "> well"]) == 2
assert deepest_reply(["> > > ok", "> fine"]) == 3
assert deepest_reply(["a > b >> c >>>"]) == 0
assert deepest_reply([" >> if x > y", "> z"]) == 2
assert deepest_reply([">", "", "text"]) == 1
assert deepest_reply([">>>>", "> > > >>"]) == 5
assert deepest_reply([]) == 0
assert deepest_reply(["> > a >>>>", " >  > > > b"]) == 4
assert deepest_reply([">a>>>>", "bye"]) == 1
