def paint_matches(paints, colour, most):
    rows = []
    for name, (*parts, litres) in paints.items():
        if litres > 0:
            gaps = [abs(a - b) for a, b in zip(parts, colour)]
            rows.append((sum(gaps) + gaps[1], sum(parts), name))
    rows.sort()
    return [name for distance, _, name in rows[:most] if distance <= 2 * rows[0][0]]
