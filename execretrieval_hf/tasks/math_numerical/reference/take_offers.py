def take_offers(offers, wanted, limit):
    shares = sorted(price for price, count in offers if price <= limit for _ in range(count))
    taken = shares[:wanted]
    return len(taken), sum(taken)
