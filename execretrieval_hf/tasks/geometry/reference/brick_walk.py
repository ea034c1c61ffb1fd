def brick_walk(outline, start, goal):
    def walk(step):
        total, at = 0, start
        while at != goal:
            nxt = (at + step) % len(outline)
            total += sum(abs(a - b) for a, b in zip(outline[at], outline[nxt]))
            at = nxt
        return total

    ahead, behind = walk(1), walk(-1)
    return ahead if ahead <= behind else -behind
