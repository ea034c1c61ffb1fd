def post_plan(sides, widest):
    lengths = [metres for metres, fenced in sides if fenced]
    if not lengths:
        return 0, 0
    spacing = max(s for s in range(1, widest + 1) if all(n % s == 0 for n in lengths))
    corners = set()
    for at, (_, fenced) in enumerate(sides):
        if fenced:
            corners |= {at, (at + 1) % len(sides)}
    return spacing, len(corners) + sum(n // spacing - 1 for n in lengths)
