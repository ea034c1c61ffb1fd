def punch_marks(sheet, folds, cell):
    rows, columns = sheet
    stack = [[[(r, c)] for c in range(columns)] for r in range(rows)]
    for fold in folds:
        if fold == "B":
            if len(stack) % 2:
                return None
            half = len(stack) // 2
            stack = [[a + b for a, b in zip(x, y)] for x, y in zip(stack[:half], stack[:half - 1:-1])]
        else:
            if len(stack[0]) % 2:
                return None
            half = len(stack[0]) // 2
            stack = [[a + b for a, b in zip(x[:half], x[: half - 1 : -1])] for x in stack]
    r, c = cell
    if r >= len(stack) or c >= len(stack[0]):
        return []
    return sorted(stack[r][c])
