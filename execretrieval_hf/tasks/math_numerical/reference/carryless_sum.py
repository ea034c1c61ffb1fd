from itertools import zip_longest


def carryless_sum(first, second, base):
    pairs = zip_longest(map(int, reversed(first)), map(int, reversed(second)), fillvalue=0)
    return "".join(str(sum(pair) % base) for pair in pairs)[::-1]
