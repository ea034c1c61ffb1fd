"""Two light beams guard our doorway, a outside and b inside, with a capital logged when one breaks and a small
letter when it is free. Between times with both free it is an entry if a broke first and b was freed last, an
exit if the other way round and somebody is inside. How many are inside in the end, and at most?

Keywords: doorway people counter light beams
Inputs: log, a string of A, a, B and b, beginning with both free, each beam broken and freed in turn; the result is a tuple
Requires: type(log) is str and re.fullmatch("(A|a|B|b)*", log) and re.fullmatch("(Aa)*A?", log.replace("B", "").replace("b", "")) and re.fullmatch("(Bb)*B?", log.replace("A", "").replace("a", ""))
Topic: sensors
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def doorway_tally(log):
    inside = 0
    most = 0
    broken = 0
    first = ""
    for letter in log:
        if letter.isupper():
            if broken == 0:
                first = letter
            broken += 1
            continue
        broken -= 1
        if broken > 0 or letter.upper() == first:
            continue
        if first == "A":
            inside += 1
            most = max(most, inside)
        elif inside > 0:
            inside -= 1
    return inside, most


assert doorway_tally("ABab") == (1, 1)
assert doorway_tally("ABabABab") == (2, 2)
assert doorway_tally("ABabBAba") == (0, 1)
assert doorway_tally("BAbaABabABabABab") == (3, 3)
assert doorway_tally("AaBb") == (0, 0)
assert doorway_tally("ABba") == (0, 0)
assert doorway_tally("ABaAabABabABabABab") == (4, 4)
assert doorway_tally("ABabABabABabBAba") == (2, 3)
assert doorway_tally("ABabABaAabBAbaBAabBAbBbaBAbBbaABbBab") == (1, 2)
assert doorway_tally("ABabABabABabBAbaBAbaBAbaBAba") == (0, 3)
