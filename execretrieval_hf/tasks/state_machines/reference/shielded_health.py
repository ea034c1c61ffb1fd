def shielded_health(hits, health, full, n, gain):
    shield = full
    for turn, hit in enumerate(hits):
        if hit == 0:
            quiet = hits[max(turn - n + 1, 0) : turn + 1]
            if quiet == [0] * n:
                shield = min(full, shield + gain)
            continue
        through = max(hit - shield, 0)
        shield = max(shield - hit, 0)
        health = max(health - through, 0)
        if not health:
            return health, shield, turn + 1
    return health, shield, len(hits)
