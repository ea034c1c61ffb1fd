def cheapest_offers(catalogues):
    offers = sorted(
        (price, supplier, article)
        for supplier, prices in catalogues.items()
        for article, price in prices.items()
    )
    return {article: (price, who) for price, who, article in reversed(offers) if price}
