def podium_places(points, cutoff):
    places = []
    for player, own in points.items():
        rank = 1 + sum(other > own for other in points.values())
        if rank <= cutoff:
            places.append((rank, player))
    return sorted(places)
