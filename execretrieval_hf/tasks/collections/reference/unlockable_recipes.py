def unlockable_recipes(pantry, dishes, last):
    made = {}
    for day in range(1, last + 1):
        there = {*pantry, *made}
        ready = {
            dish: day
            for dish, needs in dishes.items()
            if dish not in there and not any(there.isdisjoint(choice) for choice in needs)
        }
        if not ready:
            break
        made |= ready
    return made
