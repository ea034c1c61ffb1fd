def box_for_cubes(count, least):
    edges = [e for e in range(least, count + 1) if count % e == 0]
    blocks = [
        (a * b + b * c + a * c, (a, b, c))
        for a in edges
        for b in edges
        if a <= b and count % (a * b) == 0
        for c in [count // (a * b)]
        if c >= b
    ]
    return min(blocks)[1] if blocks else None
