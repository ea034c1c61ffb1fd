"""To save space, our device log has lines like "again 3", which stands for three more of the message before it.
List (message, number) for every message that occurred at least a given number of times in all, in order of
first appearance. Such lines that come before any message are ignored.

Keywords: syslog message repeated lines
Inputs: lines, a list of non-empty strings, those starting with "again " ending in digits; least, an integer of at least 1
Requires: type(lines) is list and all(type(l) is str and (re.fullmatch("again [0-9]+", l) or l != "" and not l.startswith("again ")) for l in lines) and type(least) is int and least >= 1
Topic: parsing records
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def echo_tally(lines, least):
    counts = {}
    last = None
    for line in lines:
        if line.startswith("again "):
            times = int(line[6:])
        else:
            times = 1
            last = line
        if last is not None:
            counts[last] = counts.get(last, 0) + times
    return [(message, count) for message, count in counts.items() if count >= least]


assert echo_tally(["hot", "again 3", "cold"], 1) == [("hot", 4), ("cold", 1)]
assert echo_tally(["hot", "again 3", "cold", "again 2"], 4) == [("hot", 4)]
assert echo_tally(["again 5", "low", "high"], 1) == [("low", 1), ("high", 1)]
assert echo_tally(["low", "high", "again 1", "low"], 2) == [("low", 2), ("high", 2)]
assert echo_tally(["dry", "again 12", "wet", "again 11"], 13) == [("dry", 13)]
assert echo_tally(["again 9"], 1) == []
assert echo_tally(["off", "on"], 2) == []
assert echo_tally(["b", "a", "b", "again 1", "again 2", "a"], 2) == [("b", 5), ("a", 2)]
assert echo_tally(["up", "again 0", "down", "up"], 1) == [("up", 2), ("down", 1)]
