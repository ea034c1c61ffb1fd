def replay_steps(table, steps):
    rows = {number: list(row) for number, row in enumerate(table, 1)}
    done = 0
    for row, factor, other in steps:
        if row not in rows or other not in rows or (row == other and factor == 0):
            break
        if factor is None:
            rows[row], rows[other] = rows[other], rows[row]
        else:
            base = [0] * len(rows[row]) if row == other else rows[row]
            rows[row] = [a + factor * b for a, b in zip(base, rows[other])]
        done += 1
    return done, list(rows.values())
