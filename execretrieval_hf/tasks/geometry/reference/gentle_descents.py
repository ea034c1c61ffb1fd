from functools import lru_cache


def gentle_descents(plan):
    @lru_cache(maxsize=None)
    def routes(row, column, may_sink):
        if row >= len(plan) or column >= len(plan[0]) or plan[row][column] == "#":
            return 0
        if (row, column) == (len(plan) - 1, len(plan[0]) - 1):
            return 1
        return routes(row, column + 1, True) + (may_sink and routes(row + 1, column, False))

    return int(routes(0, 0, True))
