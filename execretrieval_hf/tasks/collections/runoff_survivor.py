"""The club elects its chair with ranked ballots, lists of names from favourite down, each counting for its first
name that remains; everyone named stands. While nobody has more than half of the ballots that still count, the
person with the fewest is struck, the alphabetically last on ties. I need the winner and the list of those
struck, in order, as a pair.

Keywords: instant runoff ranked ballots
Inputs: ballots, a list of lists of names, each without repetitions, not all empty
Requires: type(ballots) is list and any(ballots) and all(type(b) is list and all(type(n) is str for n in b) and len(set(b)) == len(b) for b in ballots)
Topic: counting
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def runoff_survivor(ballots):
    remaining = sorted({name for ballot in ballots for name in ballot})
    struck = []
    while True:
        leads = dict.fromkeys(remaining, 0)
        for ballot in ballots:
            for name in ballot:
                if name in remaining:
                    leads[name] += 1
                    break
        strongest = max(remaining, key=leads.get)
        if leads[strongest] * 2 > sum(leads.values()):
            return strongest, struck
        fewest = min(leads.values())
        weakest = max(name for name in remaining if leads[name] == fewest)
        remaining.remove(weakest)
        struck.append(weakest)


assert runoff_survivor([["Ann", "Bo"], ["Bo"], ["Ann"]]) == ("Ann", [])
assert runoff_survivor([["Ann"], ["Bo"]]) == ("Ann", ["Bo"])
assert runoff_survivor([["Cy", "Bo"], ["Ann"], ["Bo"], ["Ann", "Bo"], ["Bo", "Cy"]]) == ("Bo", ["Cy"])
assert runoff_survivor([["Di"], ["Di"], ["Ann", "Cy"], ["Bo", "Cy"], ["Cy"]]) == ("Di", ["Cy", "Bo"])
assert runoff_survivor([[], ["Ed", "Flo"], []]) == ("Ed", [])
assert runoff_survivor([["Cy", "Bo", "Ed"]]) == ("Cy", [])
assert runoff_survivor([["Ann", "Bo", "Cy"], ["Bo", "Cy"], ["Cy", "Ann"], ["Cy"], ["Ann"], ["Bo"]]) == ("Ann", ["Cy"])
assert runoff_survivor([["Bo", "Ann"], ["Cy", "Ann"], ["Ann"], ["Cy"], ["Bo"]]) == ("Bo", ["Ann", "Cy"])
assert runoff_survivor([["Gus", "Hal"], ["Hal", "Gus"], ["Ian", "Hal"], ["Gus"], ["Hal"]]) == ("Hal", ["Ian"])
