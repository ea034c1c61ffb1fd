def machine_depreciation(price, scrap, terms):
    percent, years, minimum = terms
    plan = []
    while years:
        above = price - scrap
        amount = min(above, max(price * percent // 100, above // years))
        if above - amount < minimum:
            amount = above
        plan.append(amount)
        price -= amount
        years -= 1
    return plan
