def sieved_pebbles(pebbles, holes):
    stays = [[] for _ in holes] + [[]]
    for pebble in pebbles:
        level = next((k for k, hole in enumerate(holes) if pebble >= hole), len(holes))
        stays[level].append(pebble)
    return stays
