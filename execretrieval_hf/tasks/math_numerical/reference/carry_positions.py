def carry_positions(first, second, base, width):
    places = []
    for place in range(width):
        power = base ** (place + 1)
        if first % power + second % power >= power:
            places.append(place)
    return places
