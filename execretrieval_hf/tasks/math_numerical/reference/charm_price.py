def charm_price(cents, endings):
    hundreds = range(max(cents // 100 - 1, 0), cents // 100 + 2)
    prices = {100 * h + e for h in hundreds for e in endings} - {0}
    return min(sorted(prices), key=lambda price: abs(price - cents))
