def lead_wraps(points, tree):
    around = [complex(x - tree[0], y - tree[1]) for x, y in points]
    rounds = 0
    for a, b in zip(around, around[1:] + around[:1]):
        turn = (a.conjugate() * b).imag
        if turn == 0 and (a.conjugate() * b).real <= 0:
            return None
        if a.imag < 0 <= b.imag and turn > 0:
            rounds += 1
        elif b.imag < 0 <= a.imag and turn < 0:
            rounds -= 1
    return rounds
