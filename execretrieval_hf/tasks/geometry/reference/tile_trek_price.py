def tile_trek_price(start, goal, straight, diagonal):
    dx, dy = sorted(abs(a - b) for a, b in zip(start, goal))
    both = range(0, dy + dx + 1)
    costs = []
    for slanted in both:
        if slanted <= dx:
            costs.append(slanted * diagonal + (dx + dy - 2 * slanted) * straight)
        elif slanted <= dy:
            odd = (slanted - dx) % 2
            costs.append(slanted * diagonal + (dy - slanted + odd) * straight)
    return min(costs)
