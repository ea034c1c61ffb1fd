def mirror_square(table, tolerance):
    for size in range(min(len(table), len(table[0])), 0, -1):
        misses = [
            abs(table[i][j] - table[j][i]) > tolerance for i in range(size) for j in range(i)
        ]
        if not any(misses):
            return size
