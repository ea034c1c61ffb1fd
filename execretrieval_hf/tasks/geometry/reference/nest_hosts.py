def nest_hosts(discs):
    hosts = []
    for x, y, r in discs:
        fitting = [
            (s, place)
            for place, (u, v, s) in enumerate(discs)
            if s > r and (x - u) ** 2 + (y - v) ** 2 <= (s - r) ** 2
        ]
        hosts.append(min(fitting)[1] if fitting else -1)
    return hosts
