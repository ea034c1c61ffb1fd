def stamped_bill(prices, n, top):
    paid = [0]
    stamps = 0
    for price in prices:
        is_full = stamps == n
        if is_full and price <= top:
            stamps = 0
            continue
        paid.append(price)
        stamps = min(stamps + 1, n)
    return sum(paid), stamps
