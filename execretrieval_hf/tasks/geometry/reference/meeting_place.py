def meeting_place(homes):
    def blocks(corner):
        return sum(abs(x - corner[0]) + abs(y - corner[1]) for x, y in homes)

    corners = sorted((x, y) for x, _ in homes for _, y in homes)
    best = min(corners, key=blocks)
    return *best, blocks(best)
