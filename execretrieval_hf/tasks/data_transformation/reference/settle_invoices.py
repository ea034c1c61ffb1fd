def settle_invoices(payments, invoices, shortfall):
    waiting = dict((number, (customer, amount)) for number, customer, amount in invoices)
    booked = []
    for payer, paid in payments:
        own = [(number, amount - paid) for number, (who, amount) in waiting.items() if who == payer]
        exact = [number for number, lack in own if lack == 0]
        short = [number for number, lack in own if 0 < lack <= shortfall]
        chosen = (exact + short + [None])[0]
        waiting.pop(chosen, None)
        booked.append(chosen)
    return booked
