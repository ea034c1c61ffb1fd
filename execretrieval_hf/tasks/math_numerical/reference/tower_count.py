from functools import lru_cache


def tower_count(kinds, height):
    @lru_cache(maxsize=None)
    def ways(left, top):
        if left == 0:
            return 1
        return sum(ways(left - kind, kind) for kind in kinds if kind != top and kind <= left)

    return ways(height, None)
