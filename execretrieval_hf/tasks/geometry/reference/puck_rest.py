def puck_rest(table, start, step, ticks):
    result = []
    rebounds = 0
    for size, at, move in zip(table, start, step):
        far = at + move * ticks
        turn, offset = divmod(far, size)
        result.append(size - offset if turn % 2 else offset)
        rebounds += far // size if far > 0 else -((far - 1) // size)
    return *result, rebounds
