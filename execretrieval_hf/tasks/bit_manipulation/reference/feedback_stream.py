def feedback_stream(register, taps, width, ticks):
    cells = [register >> place & 1 for place in range(width)]
    start = list(cells)
    emitted = []
    while len(emitted) < ticks:
        parity = sum(cells[tap] for tap in taps) % 2
        emitted.append(cells[0])
        cells = cells[1:] + [parity]
        if not any(cells) or cells == start:
            break
    return emitted, int("".join(map(str, reversed(cells))), 2)
