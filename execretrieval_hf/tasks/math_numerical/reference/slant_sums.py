def slant_sums(table):
    height, width = len(table), len(table[0])
    sums = []
    for start in range(1 - height, width):
        cells = [table[row][row + start] for row in range(height) if 0 <= row + start < width]
        sums.append(sum(value for value in cells if value > 0))
    return sums
