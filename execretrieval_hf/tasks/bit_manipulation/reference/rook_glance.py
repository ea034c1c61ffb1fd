def rook_glance(friends, enemies, square, n):
    seen = []
    for way in (range(square + 1, n), range(square - 1, -1, -1)):
        for place in way:
            if friends >> place & 1:
                break
            seen.append(place)
            if enemies >> place & 1:
                break
    return sum(2**place for place in seen)
