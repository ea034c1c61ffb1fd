"""Check a present draw, pairs of giver and recipient in order. A giver must draw again who has drawn themself, a
member of the same household or someone whom an earlier giver keeps. Return the list of those who must draw
again, in order, and alphabetically that of the givers nobody keeps as a recipient.

Keywords: secret gift draw check
Inputs: draws, a list of pairs of different givers and recipients; households, a list of lists of names
Requires: type(draws) is list and all(type(g) is str and type(r) is str for g, r in draws) and len({d[0] for d in draws}) == len(draws) and type(households) is list and all(type(h) is list for h in households)
Topic: pairing
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def redraw_names(draws, households):
    kept = []
    again = []
    for giver, recipient in draws:
        shared = any(giver in house and recipient in house for house in households)
        if giver == recipient or shared or recipient in kept:
            again.append(giver)
        else:
            kept.append(recipient)
    left = sorted(giver for giver, recipient in draws if giver not in kept)
    return again, left


assert redraw_names([("Al", "Bo"), ("Bo", "Cy"), ("Cy", "Al")], []) == ([], [])
assert redraw_names([("Al", "Al"), ("Bo", "Cy"), ("Cy", "Bo")], []) == (["Al"], ["Al"])
assert redraw_names([("Al", "Bo"), ("Bo", "Cy"), ("Cy", "Al")], [["Bo", "Al", "Di"]]) == (["Al"], ["Bo"])
assert redraw_names([("Cy", "Al"), ("Bo", "Al"), ("Al", "Cy")], [["Al"], ["Bo", "Cy"]]) == (["Bo"], ["Bo"])
assert redraw_names([("Al", "Bo"), ("Cy", "Bo"), ("Bo", "Cy")], [["Al", "Bo"]]) == (["Al"], ["Al"])
assert redraw_names([("Di", "Di"), ("Bo", "Di"), ("Al", "Bo")], []) == (["Di"], ["Al"])
assert redraw_names([("Eve", "Fay"), ("Di", "Fay"), ("Fay", "Fay")], [["Di"], ["Eve"]]) == (["Di", "Fay"], ["Di", "Eve"])
assert redraw_names([], [["Al", "Bo"]]) == ([], [])
assert redraw_names([("Al", "Bo"), ("Bo", "Al"), ("Cy", "Di"), ("Di", "Cy")], [["Di", "Cy"]]) == (["Cy", "Di"], ["Cy", "Di"])
