def first_past_post(scores, target):
    for entries in range(1, len(scores) + 1):
        player = scores[entries - 1][0]
        total = sum(points for name, points in scores[:entries] if name == player)
        if total >= target:
            return player, entries
    return None
