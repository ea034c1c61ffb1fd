def haul_goods(stock, moves):
    amounts = {(depot, article): n for depot, goods in stock.items() for article, n in goods.items()}
    short = []
    for place, (source, target, article, wanted) in enumerate(moves):
        have = amounts.get((source, article), 0)
        blocked = source == target or not {source, target} <= stock.keys()
        moved = 0 if blocked else min(have, wanted)
        if moved:
            amounts[source, article] = have - moved
            amounts[target, article] = amounts.get((target, article), 0) + moved
        if wanted > moved:
            short.append((place + 1, wanted - moved))
    result = {depot: {} for depot in stock}
    for (depot, article), n in amounts.items():
        if n:
            result[depot][article] = n
    return result, short
