def ride_charges(times, fare, n, cap):
    costs = []
    for time in times:
        paid = [at for at, cost in zip(times, costs) if cost is not None]
        is_free = bool(paid) and time - paid[-1] <= n
        left = cap - sum(cost or 0 for cost in costs)
        costs.append(None if is_free or left <= 0 else min(fare, left))
    return [cost or 0 for cost in costs]
