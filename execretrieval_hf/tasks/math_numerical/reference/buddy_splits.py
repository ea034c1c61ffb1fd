from functools import lru_cache
from math import comb


def buddy_splits(divers, trios):
    @lru_cache(maxsize=None)
    def ways(people, threes):
        if people == 0:
            return 1
        found = 0
        if people >= 2:
            found += (people - 1) * ways(people - 2, threes)
        if people >= 3 and threes:
            found += comb(people - 1, 2) * ways(people - 3, threes - 1)
        return found

    return ways(divers, trios)
