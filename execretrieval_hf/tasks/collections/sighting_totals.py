"""Add up the birds noted on cards such as "3 robin, heron", whose entries are separated by a comma and a blank.
An entry that does not start with a number counts once, and names are put in lower case. The result is a
dictionary from name to total of the species with at least a given total.

Keywords: bird counts from cards
Inputs: cards, a list of texts as described, with names of letters and blanks; least, an integer from 1
Requires: type(cards) is list and all(type(c) is str and re.fullmatch(r"([0-9]{1,3} )?[A-Za-z]+( [A-Za-z]+)*(, ([0-9]{1,3} )?[A-Za-z]+( [A-Za-z]+)*)*", c) for c in cards) and type(least) is int and least >= 1
Topic: counting
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from collections import Counter


def sighting_totals(cards, least):
    totals = Counter()
    for card in cards:
        for entry in card.split(", "):
            amount, _, species = entry.partition(" ")
            if not amount.isdigit():
                amount = 1
                species = entry
            totals[species.lower()] += int(amount)
    return {species: total for species, total in totals.items() if total >= least}


assert sighting_totals(["3 robin, heron"], 1) == {"robin": 3, "heron": 1}
assert sighting_totals(["robin, 12 coot", "2 Robin, Heron"], 3) == {"robin": 3, "coot": 12}
assert sighting_totals(["2 grey heron, barn owl", "Barn Owl"], 2) == {"grey heron": 2, "barn owl": 2}
assert sighting_totals([], 1) == {}
assert sighting_totals(["0 rook, rook, 1 ROOK"], 2) == {"rook": 2}
assert sighting_totals(["0 jay, 4 tit"], 1) == {"tit": 4}
assert sighting_totals(["5 blue tit, blue tit, tit", "blue tit"], 1) == {"blue tit": 7, "tit": 1}
assert sighting_totals(["10 gull", "heron, gull"], 12) == {}
