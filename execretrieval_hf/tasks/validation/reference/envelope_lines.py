def envelope_lines(address, most, width):
    lines = [line for line in address if line.strip()]
    while len(lines) > most:
        joins = [f"{a}, {b}" for a, b in zip(lines, lines[1:])]
        fitting = [place for place, join in enumerate(joins) if len(join) <= width]
        if not fitting:
            return len(lines) - most
        lines[fitting[0] : fitting[0] + 2] = [joins[fitting[0]]]
    return lines
