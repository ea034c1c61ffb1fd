from itertools import permutations


def redundant_bundles(bundles):
    pointless = set()
    for (name, (price, articles)), (rival, (cost, offered)) in permutations(bundles.items(), 2):
        alike = price == cost and set(articles) == set(offered)
        if set(articles) <= set(offered) and cost <= price and (not alike or rival < name):
            pointless.add(name)
    return sorted(pointless)
