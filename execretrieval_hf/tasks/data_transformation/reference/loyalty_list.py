def loyalty_list(bookings, threshold, percent):
    balances = {}
    rejected = 0
    for customer, kind, cents in bookings:
        change = {"sale": cents, "refund": -cents}.get(kind)
        after = balances.get(customer, 0) + (change or 0)
        if change is None or after < 0:
            rejected += 1
        else:
            balances[customer] = after
    ranked = sorted((-balance, customer) for customer, balance in balances.items() if balance)
    rows = [(name, -b, -b * percent // 100 * (-b >= threshold)) for b, name in ranked]
    return rows, rejected
