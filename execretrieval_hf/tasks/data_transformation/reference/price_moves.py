def price_moves(prices):
    known = [(day, price) for day, price in enumerate(prices, 1) if price is not None]
    return [(day, b - a) for (_, a), (day, b) in zip(known, known[1:]) if a != b]
