def leap_choices(holes, pegs, w):
    places = {divmod(bit, w) for bit in range(holes.bit_length()) if holes >> bit & 1}
    filled = {divmod(bit, w) for bit in range(pegs.bit_length()) if pegs >> bit & 1}
    leaps = []
    for r, c in filled:
        for dr, dc in ((0, 1), (0, -1), (1, 0), (-1, 0)):
            over, goal = (r + dr, c + dc), (r + 2 * dr, c + 2 * dc)
            if over in filled and goal in places - filled:
                leaps.append((r * w + c, goal[0] * w + goal[1]))
    return sorted(leaps)
