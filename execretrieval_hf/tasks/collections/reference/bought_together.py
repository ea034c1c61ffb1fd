from itertools import combinations


def bought_together(baskets, minimum, largest):
    sets = [set(basket) for basket in baskets if len(set(basket)) <= largest]
    products = sorted(set().union(*sets))
    triples = []
    for a, b in combinations(products, 2):
        count = sum(a in basket and b in basket for basket in sets)
        if count >= minimum:
            triples.append((a, b, count))
    return sorted(triples, key=lambda triple: -triple[2])
