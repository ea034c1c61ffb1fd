def payback_years(price, saving, percent):
    yearly = [saving]
    while sum(yearly) < price:
        if yearly[-1] <= 0:
            return None
        yearly.append(yearly[-1] * (100 + percent) // 100)
    return 0 if price <= 0 else len(yearly)
