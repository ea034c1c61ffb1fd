def pipe_bends(plan, start, end):
    free = {(r, c) for r, line in enumerate(plan) for c, sign in enumerate(line) if sign == "."}
    reached = {start}
    frontier = {start}
    turns = 0
    if start == end:
        return 0
    while frontier:
        line = set()
        for r, c in frontier:
            for a, b in ((0, 1), (0, -1), (1, 0), (-1, 0)):
                k = 1
                while (r + k * a, c + k * b) in free:
                    line.add((r + k * a, c + k * b))
                    k += 1
        if end in line:
            return turns
        frontier = line - reached
        reached |= line
        turns += 1
    return None
