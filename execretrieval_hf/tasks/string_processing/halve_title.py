"""Give a heading as two lines, split at the blank nearest the middle, earlier on ties, second empty without
any.

Keywords: balance title over two lines
Inputs: heading, words parted by single blanks; the result is a pair of strings
Requires: type(heading) is str and re.fullmatch("[^ ]+( [^ ]+)*", heading) is not None
Topic: splitting and joining
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def halve_title(heading):
    best = len(heading)
    least = len(heading)
    for place in range(len(heading)):
        if heading[place] == " ":
            difference = abs(len(heading) - 1 - 2 * place)
            if difference < least:
                least = difference
                best = place
    return (heading[:best], heading[best + 1:])


assert halve_title("Spring sale") == ("Spring", "sale")
assert halve_title("a a of") == ("a a", "of")
assert halve_title("ab cd ef") == ("ab", "cd ef")
assert halve_title("Timetable") == ("Timetable", "")
assert halve_title("of all machines") == ("of all", "machines")
assert halve_title("I remembered") == ("I", "remembered")
assert halve_title("a b c d e f") == ("a b c", "d e f")
assert halve_title("sea to no city") == ("sea to", "no city")
