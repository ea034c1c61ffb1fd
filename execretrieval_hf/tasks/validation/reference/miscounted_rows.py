def miscounted_rows(grid, clues):
    real = [[len(run) for run in row.split(".") if run] for row in grid]
    return [(place, runs) for place, (runs, clue) in enumerate(zip(real, clues)) if runs != clue]
