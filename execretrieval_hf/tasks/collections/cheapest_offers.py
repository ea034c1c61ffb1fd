"""Map each article on offer to its lowest price and supplier, alphabetically first on ties; price 0 is no offer.

Keywords: lowest price supplier per article
Inputs: catalogues, a dictionary from supplier to dictionary from article to price, an integer from 0; the result's values are pairs
Requires: type(catalogues) is dict and all(type(s) is str and type(d) is dict and all(type(a) is str and type(p) is int and p >= 0 for a, p in d.items()) for s, d in catalogues.items())
Topic: merging dictionaries
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def cheapest_offers(catalogues):
    best = {}
    for supplier in sorted(catalogues):
        for article, price in catalogues[supplier].items():
            if price > 0 and (article not in best or price < best[article][0]):
                best[article] = (price, supplier)
    return best


assert cheapest_offers({"Fry": {"nut": 3}, "Cox": {"nut": 2, "cam": 9}}) == {"nut": (2, "Cox"), "cam": (9, "Cox")}
assert cheapest_offers({"Fry": {"nut": 3}, "Cox": {"nut": 3}}) == {"nut": (3, "Cox")}
assert cheapest_offers({"Abel": {"pin": 0}, "Best": {"pin": 4, "rod": 0}}) == {"pin": (4, "Best")}
assert cheapest_offers({}) == {}
assert cheapest_offers({"Kay": {"pin": 7, "rod": 5}, "Lee": {"pin": 6}, "Moe": {"pin": 8, "rod": 1}}) == {"pin": (6, "Lee"), "rod": (1, "Moe")}
assert cheapest_offers({"Zed": {"cap": 1}, "Yam": {"cap": 0}, "Xu": {"cap": 2}}) == {"cap": (1, "Zed")}
assert cheapest_offers({"Nye": {}, "Orr": {"lid": 5, "cup": 6}, "Poe": {"lid": 5, "cup": 7}}) == {"lid": (5, "Orr"), "cup": (6, "Orr")}
assert cheapest_offers({"Tan": {"bar": 0}}) == {}
