from collections import defaultdict


def star_product(sales):
    sums = defaultdict(lambda: defaultdict(int))
    for region, article, amount in sales:
        sums[region][article] += amount
    stars = {}
    for region, by_article in sums.items():
        (best, *others) = sorted(by_article, key=by_article.get, reverse=True)
        shared = bool(others) and by_article[others[0]] == by_article[best]
        stars[region] = None if shared else best
    return stars
