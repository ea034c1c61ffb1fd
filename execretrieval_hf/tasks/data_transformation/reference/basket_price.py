from collections import Counter


def basket_price(lines, prices, offers):
    wanted = Counter()
    for article, pieces in lines:
        wanted[article] += pieces
    if not prices.keys() >= wanted.keys():
        return None
    total = 0
    for article in wanted:
        applicable = [prices[article]]
        least, special = offers.get(article, (1, prices[article]))
        if wanted[article] >= least:
            applicable.append(special)
        total += wanted[article] * min(applicable)
    return total
