"""For each shipment (country, product) find the price of the rule (country, product, price) that fits, an asterisk in
a rule fitting anything. Rules naming both win over those naming only the country, these over only the product, these
over two asterisks; among equals the last listed wins. A shipment no rule fits gets None.

Keywords: shipment price wildcard specificity
Inputs: shipments, a list of pairs of strings without asterisks; rules, a list of (string, string, integer) tuples
Requires: type(shipments) is list and all(type(s) is tuple and len(s) == 2 and type(s[0]) is str and type(s[1]) is str and "*" not in s[0] + s[1] for s in shipments) and type(rules) is list and all(type(r) is tuple and len(r) == 3 and type(r[0]) is str and type(r[1]) is str and type(r[2]) is int for r in rules)
Topic: joining
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def freight_rates(shipments, rules):
    rates = []
    for country, product in shipments:
        rate = None
        best = 0
        for zone, kind, price in rules:
            if zone not in (country, "*") or kind not in (product, "*"):
                continue
            score = 0
            if zone == country:
                score += 2
            if kind == product:
                score += 1
            if score >= best:
                rate = price
                best = score
        rates.append(rate)
    return rates


assert freight_rates([("DE", "books")], [("DE", "*", 4), ("*", "books", 5), ("*", "*", 9)]) == [4]
assert freight_rates([("DE", "books"), ("FR", "toys")], [("DE", "books", 3), ("DE", "*", 4), ("*", "toys", 6), ("*", "*", 9)]) == [3, 6]
assert freight_rates([("FR", "books")], [("DE", "books", 3), ("FR", "toys", 4)]) == [None]
assert freight_rates([("IT", "toys"), ("IT", "toys")], [("IT", "toys", 8), ("IT", "toys", 2)]) == [2, 2]
assert freight_rates([], [("*", "*", 9)]) == []
assert freight_rates([("ES", "food"), ("DE", "toys")], [("*", "*", 7), ("*", "*", 1), ("ES", "toys", 5)]) == [1, 1]
assert freight_rates([("NL", "food"), ("NL", "art")], [("*", "food", 30), ("NL", "*", 20), ("*", "*", 10), ("*", "food", 40)]) == [20, 20]
assert freight_rates([("PL", "food"), ("PL", "art")], []) == [None, None]
assert freight_rates([("AT", "art"), ("CH", "art"), ("AT", "food")], [("AT", "art", 1), ("AT", "*", 2), ("*", "art", 3)]) == [1, 3, 2]
