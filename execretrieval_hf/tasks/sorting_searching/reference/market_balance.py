def market_balance(offers, bids):
    for price in sorted({price for price, _ in offers + bids}):
        supply = [quantity for at, quantity in offers if at <= price]
        demand = [quantity for at, quantity in bids if at >= price]
        if sum(supply) >= sum(demand):
            return price, sum(demand)
