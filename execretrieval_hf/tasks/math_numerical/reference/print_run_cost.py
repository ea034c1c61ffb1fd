def print_run_cost(need, room, breaks):
    def total(quantity):
        applying = max(entry for entry in breaks if entry[0] <= quantity)
        return quantity * applying[1]

    costs = {quantity: total(quantity) for quantity in range(need, room + 1)}
    cheapest = min(costs.values())
    return next((quantity, cheapest) for quantity in costs if costs[quantity] == cheapest)
