def fund_result(trades, hold):
    shares = []
    taxed = free = 0
    for day, count, price in trades:
        shares += [(day, price)] * count
        if -count > len(shares):
            return None
        for _ in range(-count):
            bought, cost = shares.pop(0)
            if day - bought > hold and price > cost:
                free += price - cost
            else:
                taxed += price - cost
    return taxed, free
