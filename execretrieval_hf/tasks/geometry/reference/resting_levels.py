def resting_levels(boxes):
    tops = {}
    levels = []
    for x, y, width, depth, height in boxes:
        cells = [(i, j) for i in range(x, x + width) for j in range(y, y + depth)]
        level = max(tops.get(cell, 0) for cell in cells)
        levels.append(level)
        tops.update(dict.fromkeys(cells, level + height))
    return levels
