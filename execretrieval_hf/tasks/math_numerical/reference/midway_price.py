def midway_price(sales):
    units = sum(count for _, count in sales)
    if units == 0:
        return None
    for price in sorted({price for price, _ in sales}):
        if 2 * sum(count for other, count in sales if other <= price) >= units:
            return price
