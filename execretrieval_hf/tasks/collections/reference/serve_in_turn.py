def serve_in_turn(jobs, quota):
    customers = list(dict.fromkeys(customer for customer, _ in jobs))
    placed = []
    seen = {}
    for customer, job in jobs:
        nth = seen[customer] = seen.get(customer, -1) + 1
        placed.append((nth // quota, customers.index(customer), nth, job))
    return [job for *_, job in sorted(placed)]
