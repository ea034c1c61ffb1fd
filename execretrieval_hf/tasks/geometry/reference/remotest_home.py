def remotest_home(houses, hydrants):
    def squared(house, hydrant):
        (x, y), (u, v) = houses[house], hydrants[hydrant]
        return (x - u) ** 2 + (y - v) ** 2

    nearest = {house: min(hydrants, key=lambda hydrant: squared(house, hydrant)) for house in houses}
    return max(nearest.items(), key=lambda pair: squared(*pair))
