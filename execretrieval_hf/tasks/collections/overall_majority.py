"""Who has more than half of all votes that are not empty, or None if nobody has?

Keywords: absolute majority of votes
Inputs: ballots, a list of names as text, "" for an empty vote
Requires: type(ballots) is list and all(type(b) is str for b in ballots)
Topic: counting
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from collections import Counter


def overall_majority(ballots):
    tally = Counter(name for name in ballots if name)
    total = sum(tally.values())
    for name, count in tally.items():
        if count * 2 > total:
            return name
    return None


assert overall_majority(["Ann", "Bo", "Ann"]) == "Ann"
assert overall_majority(["Bo", "Ann", "Ann", "Bo"]) == None
assert overall_majority(["", "Cy", "", ""]) == "Cy"
assert overall_majority(["Ann", "Bo", "Bo", "Di", "Cy"]) == None
assert overall_majority(["Di", "Ann", "", "Di", "Bo", "Di"]) == "Di"
assert overall_majority(["Bo", "Bo", "Bo", "Ann", "Ann"]) == "Bo"
assert overall_majority(["Ed", "Flo", "Flo", "Ed", "Flo", "", "Flo"]) == "Flo"
assert overall_majority(["Gus", "Gus", "Gus", "Hal", "Ian", "Ian", "Gus"]) == "Gus"
