def three_way_merge(original, mine, theirs):
    merged, conflicts = {}, []
    for article in {**original, **mine, **theirs}:
        old, a, b = (prices.get(article) for prices in (original, mine, theirs))
        news = {price for price in (a, b) if price != old}
        if not news:
            price = old
        elif None in news and len(news) == 2:
            conflicts.append(article)
            price = old
        else:
            price = None if None in news else max(news)
        if price is not None:
            merged[article] = price
    return merged, sorted(conflicts)
