def pick_resistor(stock, wanted, percent):
    best = min(stock, key=lambda value: (abs(value - wanted), -value), default=None)
    if best is not None and 100 * abs(best - wanted) <= percent * wanted:
        return best
