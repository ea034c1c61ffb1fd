def sorted_depth(rows):
    if not rows:
        return 0, None
    for depth in range(len(rows[0]), -1, -1):
        short = [row[:depth] for row in rows]
        if short == sorted(short):
            break
    if depth == len(rows[0]):
        return depth, None
    longer = [row[: depth + 1] for row in rows]
    return depth, next(i for i in range(1, len(rows)) if longer[i] < longer[i - 1])
