def newest_cost_value(left, purchases):
    prices = [price for pieces, price in reversed(purchases) for _ in range(min(pieces, left))]
    counted = prices[:left]
    return sum(counted) + (left - len(counted)) * purchases[0][1]
