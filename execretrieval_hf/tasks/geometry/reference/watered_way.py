from collections import deque


def watered_way(plan):
    cells = {(r, c): sign for r, line in enumerate(plan) for c, sign in enumerate(line) if sign != "#"}

    def steps_from(source):
        steps = {source: 0}
        queue = deque([source])
        while queue:
            r, c = queue.popleft()
            for cell in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                if cell in cells and cell not in steps:
                    steps[cell] = steps[r, c] + 1
                    queue.append(cell)
        return steps

    start, end = (next(cell for cell, sign in cells.items() if sign == want) for want in "SE")
    there, back = steps_from(start), steps_from(end)
    totals = [there[cell] + back[cell] for cell in there if cells[cell] == "W" and cell in back]
    return min(totals, default=-1)
