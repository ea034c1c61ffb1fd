from functools import lru_cache


def least_ascent(terrain):
    height, width = len(terrain), len(terrain[0])

    @lru_cache(maxsize=None)
    def climb(row, column):
        if column == width - 1:
            return 0
        here = terrain[row][column]
        options = []
        for other in (row - 1, row, row + 1):
            if other in range(height):
                gain = terrain[other][column + 1] - here
                options.append((gain if gain > 0 else 0) + climb(other, column + 1))
        return min(options)

    return min(climb(row, 0) for row in range(height))
