def price_candles(trades, length):
    slices = {}
    for second, price in trades:
        slices.setdefault(second // length, []).append(price)
    candles = []
    for number in range(min(slices, default=0), max(slices, default=-1) + 1):
        prices = slices.get(number) or [candles[-1][3]]
        candles.append((prices[0], max(prices), min(prices), prices[-1]))
    return candles
