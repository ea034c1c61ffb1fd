from fractions import Fraction


def drip_rest(drop, boards):
    x, y = drop
    while True:
        hits = []
        for place, board in enumerate(boards):
            (ax, ay), (bx, by) = sorted(board)
            if ax <= x <= bx:
                height = ay + Fraction((by - ay) * (x - ax), bx - ax)
                if height < y:
                    hits.append((height, -place))
        if not hits:
            return x, 0
        height, minus = max(hits)
        ends = boards[-minus]
        if ends[0][1] == ends[1][1]:
            return x, int(height)
        x, y = min(ends, key=lambda end: end[1])
