def donut_steps(board, start, goal):
    columns, rows = board
    reached = {start}
    steps = 0
    while goal not in reached:
        reached = {
            ((x + dx) % columns, (y + dy) % rows)
            for x, y in reached
            for dx in (-1, 0, 1)
            for dy in (-1, 0, 1)
        }
        steps += 1
    return steps
