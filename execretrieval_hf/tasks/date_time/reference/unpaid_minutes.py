def unpaid_minutes(stay, payments, limit):
    arrival, departure = stay
    expiry = arrival
    refused = 0
    paid = set()
    for minute, bought in payments:
        if minute >= departure:
            continue
        start = sorted([expiry, minute])[1]
        if start + bought - minute > limit:
            refused += 1
            continue
        paid |= set(range(start, start + bought))
        expiry = start + bought
    return len(set(range(arrival, departure)) - paid), refused
