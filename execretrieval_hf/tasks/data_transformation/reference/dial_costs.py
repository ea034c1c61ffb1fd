def dial_costs(calls, tariffs):
    costs = {}
    by_length = sorted(tariffs, key=len, reverse=True)
    for number, seconds in calls:
        prefix = next(filter(number.startswith, by_length), None)
        if seconds and prefix:
            costs[prefix] = costs.get(prefix, 0) + (seconds + 59) // 60 * tariffs[prefix]
    return costs
