def gate_price(births, visit):
    def age(born):
        return int(visit[:4]) - int(born[:4]) - (visit[5:] < born[5:])

    ages = sorted(age(born) for born in births)
    prices = [0 if a < 4 else 6 if a < 15 else 9 if a >= 65 else 14 for a in ages]
    single = sum(prices)
    if not any(a < 15 for a in ages):
        return single
    others = sorted((p for p, a in zip(prices, ages) if a >= 15), reverse=True)
    return min(single, 35 + sum(others[2:]))
